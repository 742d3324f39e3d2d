// Longer than other files: tables of calculations and of the follow-ups to them.
import { describe, expect, it } from 'vitest';
import { answerText } from './answers/answer.ts';
import { after, sim, told } from './test-support/dialogue.ts';

describe('how much of a product provides an amount', () => {
  const first = 'what volume of Wrenfold Sip Mini 2.4 holds 30 g protein';
  it.each([
    [[first, 'and 600 kcal'], '250 ml of Wrenfold Sip Mini 2.4 holds 600 kcal'],
    [[first, 'what about for 15 g protein'], '250 ml of Wrenfold Sip Mini 2.4 holds 15 g of protein'],
    [[first, 'make it 45 instead'], '750 ml of Wrenfold Sip Mini 2.4 holds 45 g of protein'],
    [[first, 'how many bottles would that be'], '(4.0 × 125 ml)'],
    [[first, 'and Dalesip Two'], '300 ml of Dalesip Two holds 30 g of protein'],
    [[first, 'how much energy is that'], '1,200 kcal'],
    [['protein in Dalesip Two', 'how much for 60 g protein'], '600 ml of Dalesip Two holds 60 g of protein'],
    [
      ['how many 1.5 litre bags of Tarnvane Standard for 2100 kcal', 'and in 500 ml bags'],
      'Tarnvane Standard (4.2 × 500 ml) holds',
    ],
    [['how many bags of Tarnvane Plant Fibre for 1020 kcal'], '(2.0 × 500 ml or 1.0 × 1,000 ml)'],
    [
      ['number of scoops of Addimere Carb that make 38 kcal'],
      '10 g of Addimere Carb (2.0 × 5 g) holds 38 kcal',
    ],
    [
      ['kcal in 20 ml Addimere MCT Oil and how much for 171 kcal'],
      '20 ml of Addimere MCT Oil holds 171 kcal',
    ],
  ])('[J-10] in a follow-up: %s', (messages, says) => {
    expect(
      told(...messages)
        .replace('20.0 ml of', '20 ml of')
        .replace('10.0 g of', '10 g of'),
    ).toContain(says);
  });

  it.each([
    'how many scoops of Addimere Carb should she have for 100 kcal',
    'how many scoops of Addimere Carb do I give for 100 kcal',
    'how many bottles of Dalesip Two does he need for 1500 kcal a day',
    'what rate of Tarnvane Energy over 20 h does he need for 1800 kcal',
  ])('[J-10] is refused if it is to be given: %s', (message) => {
    expect(sim.ask(message).kind).toBe('refusal');
  });
});

describe('how many whole packs provide an amount', () => {
  it.each([
    [
      'how many Dalesip Puds is 30 g protein',
      '(2.5 × 125 g) holds 30 g of protein. Whole ones: 3 hold 35.6 g (2 hold 23.8 g).',
    ],
    ['how many Orrimel PKU Tabs make 15 g protein', 'Whole ones: 21 hold 15.1 g (20 hold 14.4 g).'],
    ['how many Lowenfield Cookies come to 100 kcal', '× 12.5 g) holds 100 kcal. Whole ones:'],
  ])('[J-10] %s', (message, says) => {
    const text = told(message);
    expect(text).toContain(says);
    // An amount of the product is not an amount of protein.
    expect(text).not.toMatch(/Protein [\d.]+ g for/u);
  });

  it('[J-10] adds nothing if the result is a whole number', () => {
    expect(told('how many Dalesip Yogurts is 900 kcal')).not.toContain('Whole ones');
  });

  it('[J-10] is calculated beside a patient who is only mentioned', () => {
    expect(told('my patient likes cold drinks. how many Dalesip Juice is 600 kcal')).toContain(
      '2.0 × 200 ml',
    );
  });

  it.each([
    'my patient needs 600 kcal. how many Dalesip Juice is 600 kcal',
    'how many Dalesip Juice is 600 kcal for my patient',
    'my patient likes cold drinks. how many Dalesip Juice for 600 kcal',
    'how many Dalesip Juice is 1200 kcal and is that enough for my patient',
  ])('[J-10] is refused if it is to be given: %s', (message) => {
    expect(sim.ask(message).kind).toBe('refusal');
  });
});

describe('what a follow-up keeps', () => {
  const list = 'which powders are for under 1 year';
  it.each([
    [
      ['fat in Cradlemere Amino', 'powder for 450 ml?'],
      '450 ml of Cradlemere Amino at the standard strength',
    ],
    [['kcal per scoop of Orrimel MCT Formula', 'and scoops for 200ml'], '200 ml of Orrimel MCT Formula'],
    [
      ['can we swap Glymarra PKU Powder 20 for PKU Bar 10 for him', 'fat per pack of each'],
      'Glymarra PKU Bar 10 has',
    ],
    [
      ['protein in fresubin energy', 'ok and which of yours in a 125 bottle at about 2.4'],
      'in packs of 125 ml, with about 2.4 kcal/ml',
    ],
    [[list, 'anything else under a year?'], 'for ages under a year, not named before'],
    [
      ['which Lowenfield foods are not ACBS approved', "what else isn't"],
      'not marked ACBS approved, not named before',
    ],
    [['which bars are vegan', 'what else is'], 'marked vegan'],
  ])('[J-10] %s', (messages, says) => {
    expect(told(...messages)).toContain(says);
  });

  it('[J-10] "anything else" excludes those that were shown, with the same criteria', () => {
    const first = sim.ask('milk free powders for under 1 year');
    const other = sim.ask('anything else under a year?', first.context);
    expect(other.productIds.filter((id) => first.productIds.includes(id))).toEqual([]);
    expect(answerText(other)).toContain('not marked as containing milk');
  });
});

describe('another product of the family by what differs', () => {
  it.each([
    ['sodium in Tarnvane Peptide Energy', 'same for the one without energy', 'tarnvane-peptide'],
    ['iron in Dalesip Two Fibre', 'and the non fibre one', 'dalesip-two'],
    ['iron in Dalesip Mini Fibre', 'the ordinary one', 'dalesip-mini'],
    ['calcium in Wrenfold Tube Energy Fibre', 'and the plain one', 'wrenfold-tube-energy'],
    ['iron in Tarnvane Energy', 'the standard one', 'tarnvane-standard'],
  ])('[J-10] %s: %s', (one, other, id) => {
    expect(after(one, other).productIds).toEqual([id]);
  });

  it('[J-10] is compared if asked', () => {
    expect(told('fibre in Dalesip Mini Fibre', 'is there less in the ordinary one')).toContain(
      'Dalesip Mini has less fibre: Dalesip Mini 0 g and Dalesip Mini Fibre 3.6 g per 100 ml',
    );
  });
});

describe('a size or an amount alone', () => {
  it.each([
    [['order code for Tarnvane Standard 500 ml'], ['12 x 500 ml'], '1500 ml'],
    [['order code for Tarnvane Standard 500 ml', 'and the 1500'], ['6 x 1500 ml'], '12 x 500'],
    [
      ['protein in 2 Orrimel PKU Pouch 15', 'and 3 of the 20s'],
      ['Orrimel PKU Pouch 20', '3 × 174 ml'],
      'Pouch 15',
    ],
    [['energy in 1 litre of Tarnvane Energy', 'fibre one at 2'], ['3,000 kcal in 2,000 ml'], 'in 2 ml'],
    [['water in 1.5 l Tarnvane Energy', 'make it 2'], ['in 2,000 ml'], 'in 2 ml'],
    [['protein in one Lowenfield Cookie'], ['per 12.5 g cookie'], 'Which one'],
    [['Dalesip Yogurt packs', 'calories in the full box'], ['7,200 kcal in a case'], 'Which product'],
  ])('[J-10] %s', (messages, says, not) => {
    const text = told(...messages);
    for (const each of says) expect(text).toContain(each);
    expect(text).not.toContain(not);
  });

  it.each([
    [['how many scoops of Addimere Protein for 20 g protein', 'and 40 g'], 'holds 40 g of protein'],
    [['65 ml/hr of Tarnvane Standard over 24 h in kcal', 'at 80 ml/h'], 'in 1,920 ml'],
    [['fat in Dalesip Protein', 'how many kcal in 2', 'and 3?'], 'Dalesip Protein has 924 kcal'],
    [
      ['PIP code of Tarnvane Energy 500 ml', '1 litre?'],
      'PIP code of Tarnvane Energy, by flavour and pack: Tarnvane Energy Neutral 8 x 1000 ml',
    ],
    [['protein in 3 Dalesip Mini and 1 Dalesip Pud', 'make it 2 puds'], '(36.0 + 23.8)'],
  ])('[J-10] continues the way it was asked: %s', (messages, says) => {
    expect(told(...messages).replaceAll(/\s+/gu, ' ')).toContain(says);
  });

  const both = 'kcal of 2 bottles of Dalesip Milk and 500 ml Tarnvane Standard in total';
  it.each([
    [both, 'make it 3 of the milk', '(900 + 500)'],
    [both, 'change it to 750 ml of the feed', '(600 + 750)'],
    [
      '250 ml Tarnvane Energy plus 30 ml Addimere MCT Oil: fat altogether',
      'try 40 ml of the oil',
      '(14.5 + 38.0)',
    ],
  ])('[J-10] for one of several products: %s: %s', (sum, other, says) => {
    expect(told(sum, other)).toContain(says);
  });
});

/** With plain spaces. */
const plainlyTold = (...messages: string[]) => told(...messages).replaceAll('\u00a0', ' ');

describe('[J-10] the items of a sum', () => {
  it.each([
    // The brand before a name comes before the brand after it, and a count is no name.
    [
      '1200ml tarnvane protein + 2 dalesip minis a day, total kcal n prot',
      '2,112 kcal of energy (1,512 + 600)',
    ],
    // Names without a brand, whatever else their words mean.
    ['750ml Energy Fibre plus 3 x 40ml Addimere Shot, kcal', '1,526 kcal of energy (1,125 + 401)'],
    ['Daytime: 2 Dalesip Milk. Overnight: 500 ml Energy. Total kcal?', '1,350 kcal of energy (600 + 750)'],
    ['2kg of the low protein penne and a litre of Lowenfield milk drink. Total protein?', '(6.0 + 3.0)'],
    ['1kg flour mix and 500 ml milk drink (Lowenfield), protein', '(4.0 + 1.5)'],
    ['dalesip mini bd + pud od + 500ml energy: protein', '(24.0 + 11.9 + 30.0)'],
    ['1200 ml protein feed and 2 dalesip minis, kcal', '2,112 kcal of energy (1,512 + 600)'],
    ['4 x 200ml Wrenfold Tube Energy with one Sip Mini on top, kcal', '(1,200 + 300)'],
    // Numbers without a unit, and counts after a name.
    ['tarnvane standard 1500 + addimere shot 40ml tds. kcal', '(1,500 + 401)'],
    ['nephrane dialysis 200 x2 and nephrane child 125, potassium', '(240 + 30.0)'],
    ['dalesip yogurt x2 dalesip pud x1 calcium', '(408 + 130)'],
    ['3 a day dalesip mini plus 1 a day dalesip pud kcal', '(900 + 203)'],
    [
      'sodium in mmol from 1.5 litres/day of Tarnvane Protein with two Dalesip Protein',
      '97.2 mmol of sodium',
    ],
    ['500ml energy fibre twice a day plus a dalesip two, kcal', '(1,500 + 400)'],
  ])('%s', (message, says) => {
    expect(plainlyTold(message)).toContain(says);
  });

  it.each([
    [
      '750 ml of the fibre stuff + 2 dalesip mini kcal',
      'Left out of these figures: “750 ml of the fibre stuff”',
    ],
    ['400ml of blue feed and 2 dalesip mini kcal', 'Left out of these figures: “400 ml of blue feed”'],
    ['2 dalesip mini + 750 ml fibre feed kcal', 'Left out of these figures: “750 ml fibre feed”'],
    ['1L tarnvane energy, 1 dalesip mini and 100ml gravy, kcal', 'Left out of these figures: “100 ml gravy”'],
    ['1L tarnvane energy, dalesip two kcal', 'I cannot tell which product each amount is for'],
    ['2 shakes made w whole milk 1 pud 1 juice total kcal', 'No total: what the powder is made up with'],
  ])('what is not recognised goes to no other product, and is not added: %s', (message, says) => {
    expect(plainlyTold(message)).toContain(says);
    expect(plainlyTold(message)).not.toMatch(/Together|1,800 kcal|in 400 ml|2,000 kcal/u);
  });

  it.each([
    ['600ml wrenfold tube + 2 dalesip minis kcal', 'sorry 800ml', '(800 + 600)'],
    ['500 ml tarnvane energy plus 200 ml dalesip two, kcal', 'sorry 300 ml', 'I cannot tell which product'],
    ['Tarnvane Standard vitamin K per 1000 ml', 'And Energy?', 'Tarnvane Energy has 72.5'],
    ['energy of Tarnvane Standard per 1000 ml', 'and energy fibre?', 'Tarnvane Energy Fibre has'],
  ])('%s: %s', (sum, other, says) => {
    expect(plainlyTold(sum, other)).toContain(says);
  });

  it('a pack with its size is named by the whole name on it', () => {
    expect(plainlyTold('how many cals in the 1.5 litre energy bag')).toContain(
      'Tarnvane Energy has 2,250 kcal',
    );
  });
});

describe('[J-10] two names without their brand', () => {
  it.each([
    ['milk or yogurt, whichs got more protein', ['dalesip-milk', 'dalesip-yogurt']],
    ['Sip versus Sip Mini - per bottle', ['wrenfold-sip', 'wrenfold-sip-mini']],
    [
      'hydrolysed formula and the amino one, what is different',
      ['cradlemere-hydrolysed', 'cradlemere-amino'],
    ],
    ['the peptide feed (tarnvane) - any milk in it', ['tarnvane-peptide']],
    ['kcal in a dalesip puding', ['dalesip-pud']],
    ['just double-checking the sodium in Tarnvane Peptide', ['tarnvane-peptide']],
    ['the fibre one of tarnvane energy, osmolality', ['tarnvane-energy-fibre']],
  ])('%s', (message, ids) => {
    const answer = sim.ask(message);
    expect(answer.kind).toBe('answer');
    expect(new Set(answer.productIds)).toEqual(new Set(ids));
  });
});

describe('the middle one', () => {
  it('[J-10] is excluded by its position, if there is one', () => {
    const three = 'compare the sodium of Dalesip Milk, Dalesip Juice and Dalesip Yogurt';
    // In the order in which they were named, like "the second one".
    expect(new Set(after(three, 'remove the middle one').productIds)).toEqual(
      new Set(['dalesip-milk', 'dalesip-yogurt']),
    );
  });
});

describe('after a refusal', () => {
  const refused = 'should I switch him from Dalesip Milk to Dalesip Juice, potassium 5.9';
  it.each([
    ['what is the potassium in each', ['dalesip-milk', 'dalesip-juice']],
    ['fair enough. what ages does each one say', ['dalesip-milk', 'dalesip-juice']],
    ['and the potassium of the second', ['dalesip-juice']],
  ])('[J-10] the products it named stay the subject: %s', (message, ids) => {
    expect(new Set(after(refused, message).productIds)).toEqual(new Set(ids));
  });

  it.each(['so how many should he have', 'would you give it then', 'ok so he can have 2 then'])(
    '[J-10] what is to be done stays refused: %s',
    (message) => {
      expect(after(refused, message).kind).toBe('refusal');
    },
  );
});

describe('a run of feed mentioned as a fact', () => {
  it.each([
    ['kcal in 60 ml/h of Tarnvane Peptide for 18 hours', 'in 1,080 ml'],
    [
      'lady on 50 ml/h Tarnvane Energy for 22 hours, how much protein would that give',
      '66.0 g of protein in 1,100 ml',
    ],
    ['patient on 70 ml/hr over 20 h of Tarnvane 1.2 Fibre. how much sodium does he get', 'in 1,400 ml'],
  ])('[J-10] is calculated: %s', (message, says) => {
    expect(told(message)).toContain(says);
  });

  it.each([
    'he is on 75 ml/h of Tarnvane Standard, is that enough for him over 20 h',
    'Tarnvane Energy at 60 ml/h for 20 h, how much more does he need to get to 2000 kcal',
  ])('[J-10] is not judged: %s', (message) => {
    expect(sim.ask(message).kind).toBe('refusal');
  });
});

describe('a delivery mentioned as a fact', () => {
  it('[J-10] is not a question about our stock', () => {
    expect(told('just had a delivery of Nephrane Dialysis, is it vegan')).not.toContain('stock figures');
    expect(told('is Dalesip Shake in stock and is it vegan')).toContain('stock figures');
  });
});

describe('how long a pack lasts', () => {
  it.each([
    [['how many days will a 200 g tin of Addimere Carb last at 4 scoops a day'], 'holds 10.0 times 20 g'],
    [
      ['how long does a tin of Cradlemere Amino last at 500 ml a day'],
      'holds 5.7 times 70 g, the powder for 500 ml',
    ],
    [
      ['500 ml of Cradlemere Amino made up, how many kcal', 'how many days would a tin last'],
      'holds 5.7 times 70 g',
    ],
  ])('[J-10] is calculated from the label: %s', (messages, says) => {
    expect(told(...messages)).toContain(says);
  });

  it('[J-10] how long it keeps is not calculated', () => {
    expect(told('kcal in 30 ml Addimere MCT Oil', 'how long does a bottle last once opened')).not.toContain(
      ' times ',
    );
  });
});

describe('[J-10] words beside an amount are not counts', () => {
  it.each([
    ['protein in 3 Dalesip Milk or a Wrenfold Sip 1.5', 'Wrenfold Sip 1.5 has 7.6 g of protein per 200'],
    ['T2 gent, fat in one Dalesip Two', 'Dalesip Two has 16.6 g of fat per 200 ml bottle'],
    ['drain 1.5 l overnight. potassium per litre of Tarnvane Energy', 'of potassium in 1,000 ml'],
    ['ward round in 20, energy of Dalesip Mini', 'per 100 ml'],
    ['how many Wrenfold Sip 1.5 for 600 kcal', '× 200 ml'],
    ['chocolate-ish adult sips', 'with chocolate flavour'],
  ])('%s', (question, words) => {
    const text = told(question);
    expect(text).toContain(words);
    expect(text).not.toMatch(/could not read|1,500 ml/u);
  });
});
