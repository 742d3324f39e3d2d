import { describe, expect, inject, it } from 'vitest';
import { answerText } from './answers/answer.ts';
import { plain, sim, told } from './test-support/dialogue.ts';

/** A separate question, and what every answer to it says. */
const QUESTIONS: readonly (readonly [question: string, says: RegExp])[] = [
  ['how much protein is in Dalesip Mini', /Dalesip Mini has 9\.6 g of protein/u],
  ['potassium in 200 ml of Dalesip Two', /450 mg of potassium/u],
  ['is Dalesip Milk vegetarian', /Dalesip Milk is marked vegetarian/u],
  ['what flavours does Dalesip Shake come in', /Dalesip Shake comes in 5 flavours/u],
  ['which tube feed has the most protein per 100 ml', /Tarnvane Protein Intense has the most protein/u],
  ['are there any PKU bars', /Glymarra PKU Bar 10/u],
  ['how much water do I flush the tube with', /For adults 30–50 ml is common/u],
  ['how do I print the report', /“Print or PDF” prints the report/u],
  ['does the app work offline', /the app works offline/u],
  ['what is the Henry equation', /Henry \(Oxford\) 2005: Basal rate/u],
  ['who do I ring in the UK', /The Resource Centre answers by phone/u],
  ['where is the GMS code list', /GMS code list is on the Resources page/u],
  ['what does ACBS mean', /Advisory Committee on Borderline Substances/u],
];
const JOINTS = ['? ', ' and ', ', and ', '; ', ' & ', ', also ', ', '];

/** An unanswered question is named. */
const isTold = (text: string, [question, says]: (typeof QUESTIONS)[number]): boolean =>
  says.test(text) || text.includes(`“${question}”`);

const all = QUESTIONS.flatMap((one) => QUESTIONS.map((other) => [one, other] as const)).filter(
  ([one, other]) => one !== other,
);
const messages = all.flatMap(([one, other], at) => {
  const joint = JOINTS[at % JOINTS.length] ?? '? ';
  const another = JOINTS[(at + 3) % JOINTS.length] ?? '? ';
  const third = QUESTIONS[(at * 5) % QUESTIONS.length] ?? one;
  return [
    { asked: [one, other], message: [one[0], other[0]].join(joint) },
    ...(third === one || third === other
      ? []
      : [{ asked: [one, other, third], message: `${one[0]}${joint}${other[0]}${another}${third[0]}` }]),
  ];
});

describe('[J-10] one question is answered once', () => {
  it.each([
    ['lowest calorie drink for PKU, the one with the fewest kcal per pouch', /per 100 ml\.|: 41 kcal/u],
    ['Mifflin equation, when do you use it and what is the reference', /Resource Centre|Resources page/u],
    ['double checking the calcium in Nephrane Infant & Child, dry powder, per 100 g', /“double”|In part/u],
    ['Tarnvane Standard is not on our system, is it available here', /^Tarnvane Standard is available/mu],
    ['does the label of Wrenfold Peptide say whole protein', /Contraindications/u],
  ])('%s', (message, isNotSaid) => {
    expect(told(message)).not.toMatch(isNotSaid);
  });

  it('[J-10] products that declare an allergen are a list', () =>
    expect(told('kitchen check: any products declaring lupin or mustard')).toContain(
      'No product in the catalogue fits: marked as containing lupin',
    ));
});

describe('several questions in one message', () => {
  it('[J-10] each of two or three is answered, or named as not understood', () => {
    const some = messages.filter((_, at) => at % Math.round(3 / inject('share')) === 0);
    const lost = some.flatMap(({ asked, message }) => {
      const text = plain(answerText(sim.ask(message)));
      return asked.filter((each) => !isTold(text, each)).map(([question]) => `${question} — of: ${message}`);
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['How do I get samples & who do I ring in the UK?', ['sample link', '0808 157 0142']],
    [
      'flush volumes for adults and children, and may meds go in with the feed',
      ['30–50 ml', 'No. A medicine'],
    ],
    ['Wrenfold Sip Mini: vegetarian? fish? min age?', ['vegetarian', 'Fish: not marked', 'from 1 year']],
    [
      'What is Micravane, is it vegan, and iron in a dose?',
      ['A powder of vitamins', 'not marked vegan', '4.08 mg'],
    ],
    [
      'protein in the 125 ml Nephrane Dialysis and again for the 200',
      ['9.5 g of protein', '15.2 g of protein'],
    ],
    ['Is Dalesip Protein higher than Dalesip Milk for protein? for energy?', ['154 kcal', '150 kcal']],
    ['protein in Dalesip Milk and what are the allergens', ['6.1 g', 'Milk and Soya']],
    ['fat in Orrimel HCU Powder 15, what volume is it made up to', ['0.4 g', 'Standard mix']],
    [
      'osmolality of Tarnvane Peptide and list the other peptide feeds',
      ['370 mOsm', 'not named Tarnvane Peptide'],
    ],
    // The product named first applies to each of the others.
    [
      'Lumeket 4:1 Liquid and Lumeket 2.5:1 Liquid: fat per carton and youngest age',
      ['29.6 g', 'from 1 year', 'from 8 years'],
    ],
    [
      'Flowenna Clear: scoops for level 3 in 200 ml, and how long may the thickened drink be kept?',
      ['3 scoops', 'use within 6 hours'],
    ],
    [
      'kcal of Tarnvane Standard and what else is there for adults by tube',
      ['100 kcal', 'not named Tarnvane'],
    ],
    // Background about a person is not a question, and the app is asked about beside a label.
    [
      'He is 60 and weighs 71 kg. How much energy is in 1 litre of Tarnvane Energy, and how does the app work out protein?',
      ['1,500 kcal', '6 methods for protein', 'I do not assess patients'],
    ],
    // Two values side by side, an amount told before its question, and one product against several packs of it.
    [
      'could I trouble you for the iron and zinc of Tarnvane Standard per litre, plus the order code for the 1 L',
      ['16.0 mg of iron and 12.0 mg of zinc in 1,000 ml', 'MCN10011'],
    ],
    [
      'potassium of Dalesip Plant, and she has 2 bottles of it, how much protein is in them',
      ['24.0 g of protein in 2 × 200 ml'],
    ],
    ['osmolality of Dalesip Mini? Also one and a half bottles of it: kcal', ['450 kcal in 1.5 × 125 ml']],
    ['salt in a Dalesip Two bottle vs two of them', ['per 200 ml bottle', 'in 2 × 200 ml (400 ml)']],
    // Asked of one described feed: of each that it may be.
    [
      'the plant feed: is it halal, and does it come in a litre',
      ['Tarnvane Plant Fibre comes in a 500 ml pack and a 1000 ml pack', 'Dalesip Plant comes in a 200 ml'],
    ],
    // Asked of a method after its name.
    ['Mifflin equation, when do you use it and what is the reference', ['Am J Clin Nutr 1990']],
    [
      'hang time sealed v opened v powder',
      ['closed 24 hours', 'opened or decanted 4 hours', 'powder 4 hours'],
    ],
    ['how do I compare four products, and the fat of Dalesip Two', ['Tick Compare', '8.3 g']],
    // A figure, a mark, a form, a size and an age of one product: none may replace another.
    [
      'sodium in Nephrane Dialysis, ready to use or powder, and shelf life once opened',
      ['68 mg of sodium', 'Nephrane Dialysis is a liquid', '12 months from manufacture'],
    ],
    [
      'her son hates milk - is Dalesip Juice milk free, flavours, kcal per bottle',
      ['No. Milk: marked as present in Dalesip Juice', '5 flavours', '300 kcal per 200 ml bottle'],
    ],
    [
      'Dalesip Shake: make up with what, how many per case, kcal per sachet',
      ['add cold fresh whole milk', '7 x 57 g', 'kcal per 57 g sachet'],
    ],
    [
      'Wrenfold Tube: can I give it to a 9 yr old; kcal per 500 pack; fish?',
      ['9 years is outside the stated ages', '500 kcal per 500 ml pack', 'Fish: marked as present'],
    ],
    [
      'Addimere Carb 2.5 kg tub? kcal per scoop? from birth?',
      ['a 2.5 kg tub', '19 kcal per 5 g scoop', 'for use from birth'],
    ],
    [
      'Glymarra PKU Bar protein equiv, chocolate flavour? gluten?',
      ['12.3 g', 'not come in chocolate', 'gluten: not'],
    ],
    [
      'pip codes for Dalesip Mini banana and Dalesip Two toffee',
      ['Banana 24 x 125 ml: 991-0373', '991-0351'],
    ],
    ['is Dalesip Plant vegan and does it need mixing', ['marked vegan', 'ready to use']],
    ['kcal in Dalesip Two and in Dalesip Milk, which has more fibre', ['200 kcal', '150 kcal', 'Fibre: 0 g']],
    // No comma between them, a topic among figures, one part that no field of a query holds.
    [
      'Dalesip Milk carbs per bottle how long does it keep is it halal',
      ['37.6 g of carbohydrate per 200 ml bottle', 'within 24 hours', 'is marked halal'],
    ],
    [
      'Nephrane Child 2.0 vs Dalesip Milk: fat, flavours, which is bigger',
      ['Fat', 'Dalesip Milk comes in 5 flavours', 'Dalesip Milk has the largest pack'],
    ],
    ['Dalesip Pud: kcal, glaucoma, flavours', ['162 kcal', 'did not understand: “glaucoma”', '4 flavours']],
    [
      'what thickener have you, how many scoops for level 1 in 200 ml',
      ['Flowenna Clear', '1 scoop for level 1'],
    ],
    ['which yogurt sips have you and what age are they for', ['Dalesip Yogurt is for use from 3 years']],
    [
      'Addimere Carb: what is a scoop in grams, kcal per scoop',
      ['scoop of Addimere Carb holds 5', '19 kcal'],
    ],
    [
      'what is the Henry equation for a man of 40 and what is the stress factor for burns',
      ['Henry (Oxford) 2005', 'Stress factors'],
    ],
    ['which renal powders have you, which has least phosphate and is it kosher', ['marked kosher']],
    [
      'fat and iron in Tarnvane Protein and Tarnvane Energy and which has more zinc',
      ['Tarnvane Energy has', 'more zinc'],
    ],
    ['Addimere Boost Powder kcal per sachet, how do I mix it', ['per 15 g sachet', 'Stir or shake']],
    ['is Wrenfold Peptide Energy sold in Ireland, if not whats the nearest', ['No,', 'the nearest”']],
    // What stands before the name, what the whole answer leaves out, and foods by what they are.
    ['any soya, min age and what size is Orrimel TYR Infant', ['Soya: marked', 'from birth', '400 g tin']],
    ['GSD starch carbs per sachet, min age, lemon yes or no', ['53.1 g', 'from 2 years', 'comes in lemon']],
    [
      'nephrane infant and child, packs + made up strength',
      ['400 g tin', '20 g of powder made up to 100 ml'],
    ],
    [
      'does the bar have nuts... and the egg replacer, is that egg free. and loaf, gluten?',
      [
        'Nuts: not marked as present in Glymarra PKU Bar 10',
        'Eggs: not marked as present in Lowenfield Egg Replacer',
        'gluten: not marked as present in Lowenfield Loaf',
      ],
    ],
    [
      'penne or rice which is lower protein, more fibre, cheaper',
      ['the same protein', 'Lowenfield Penne has more fibre', 'no price for Lowenfield Rice'],
    ],
    [
      'which has more carbs and which has less salt, dalesip milk or wrenfold peptide',
      ['Dalesip Milk has more carbohydrate', 'Wrenfold Peptide has less salt'],
    ],
    [
      'the tyrosinaemia products, which can I use from birth, and which of the others is the lightest in calories',
      ['1 product fits: for TYR, for use at birth', 'not for use at birth): 248 kcal'],
    ],
    ['who do i ring in the uk what size is tarnvane peptide', ['0808 157 0142', 'a 500 ml pack']],
    [
      'compare Lumeket 3:1 and 4:1 powders on protein and fibre, then tell me how each is mixed',
      ['9.5 g of powder made up to 100 ml', '14.2 g of powder made up to 100 ml'],
    ],
  ])('[J-10] %s', (message, parts) => {
    for (const part of parts) expect(told(message)).toContain(part);
  });

  it('[J-10] a figure comes with the note that nobody was assessed, whichever sentence mentions a patient', () =>
    expect(told('how do I print the report? my patient is 88, carbs in Dalesip Two')).toContain(
      'I do not assess patients',
    ));

  it('[J-10] a story that is the reason for asking takes no figure away', () => {
    const { kind } = sim.ask('osmolality of tarnvane peptide as her stoma output is up');
    expect([kind, told('osmolality of tarnvane peptide as her stoma output is up')]).toEqual([
      'answer',
      expect.stringContaining('370 mOsm'),
    ]);
  });

  it('[J-10] what is said first of somebody or something is no question of its own', () => {
    for (const message of [
      'she has Nephrane Child, what are the allergens',
      'bed 12 is vegan - what sip feeds are vegan?',
    ])
      expect(sim.ask(message).intents, message).toHaveLength(1);
  });
});

describe('the next question', () => {
  it.each([
    ['litre and a half', ['fibre in Tarnvane Standard Fibre'], '22.5 g of fibre in 1,500 ml'],
    [
      'no, under 10 g',
      ['sip feeds over 200 kcal per 100 ml', 'more than 12 g protein'],
      'less than 10 g protein',
    ],
    ['osmolality, age and pack size?', ['Tarnvane Energy Fibre'], 'for use from 6 years'],
    ['2 a day?', ['Dalesip Mini kcal and flavours'], '600 kcal in 2'],
    ['Micravane?', ['scoop weight Addimere Protein'], 'state no scoop.'],
    [
      'which uses temperature',
      ['which energy equations are there for adults'],
      'Penn State takes temperature',
    ],
    ['and adults', ['how does the app do a child’s protein'], 'Offered to adults'],
  ])('[J-10] %s', (message, before, says) => expect(told(...before, message)).toContain(says));

  it('[J-10] adults get no figures for children', () =>
    expect(told('how does the app do a child’s protein', 'and adults')).not.toContain(
      '15 to under 19 years',
    ));
});

it.each([
  [
    'how do I email the report and what rate for 1500 ml in 20 h',
    'I do not give feeding rates',
    '“Email report”',
  ],
  ['what rate for 1500 ml in 20 h, and how do I email the report', 'I do not give feeding rates', ''],
  ['does the app work offline? which feed should she be on', 'I do not choose', ''],
])('[J-10] a decision beside a question about the app is refused: %s', (message, refused, answered) => {
  const { kind } = sim.ask(message);
  expect([kind, told(message)]).toEqual(['refusal', expect.stringContaining(refused)]);
  expect(told(message)).toContain(answered);
});

describe('questions with nothing between them', () => {
  const FACTS: readonly (readonly [asked: string, says: RegExp])[] = [
    ['kcal', /240 kcal/u],
    ['flavours', /comes in \d flavours/u],
    ['any gluten', /gluten: not marked/u],
    ['shelf life', /Shelf life of Dalesip Mini/u],
    ['halal', /marked halal/u],
    ['pip code', /PIP code of Dalesip Mini/u],
    ['packs', /comes in a 125 ml bottle/u],
    ['min age', /for use from 3 years/u],
  ];
  const pairs = FACTS.flatMap((one, at) =>
    FACTS.flatMap((other, place) => (at === place ? [] : [[one, other] as const])),
  );
  it('[J-10] are each answered, before and after the name', () => {
    const lost = pairs.flatMap(([[one, says], [other, saysToo]], at) => {
      const message = at % 2 === 0 ? `dalesip mini ${one} ${other}` : `need ${one} ${other} for dalesip mini`;
      const text = told(message);
      return says.test(text) && saysToo.test(text) ? [] : [message];
    });
    expect(lost).toEqual([]);
  });

  it.each([
    [
      'micravane powder iron per 100 g zinc per 100 g',
      /68 mg of iron per 100 g[\s\S]*46 mg of zinc per 100 g/u,
    ],
    [
      'compare Dalesip Two and Dalesip Milk, and kcal in 300 ml of the second',
      /differences[\s\S]*450 kcal in 300 ml/u,
    ],
    ['adult tube feeds with fibre, which has the most', /of 7 tube feeds/u],
    ['can I see the keto products also fat in Dalesip Two', /described as ketogenic[\s\S]*8\.3 g of fat/u],
  ])('[J-10] %s', (message, says) => expect(told(message)).toMatch(says));

  it('[J-10] what only describes is no question of its own', () =>
    expect(told('potassium per 100 kcal in Dalesip Two')).toContain('per 100 kcal'));
});
