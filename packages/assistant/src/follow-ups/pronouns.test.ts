import { describe, expect, it, test } from 'vitest';
import { IN, after, told } from '../test-support/dialogue.ts';
import { answerText } from '../answers/answer.ts';

describe('[J-10] a follow-up that refers to one product is read with its name', () => {
  it.each([
    ['Tarnvane Protein', 'how many ml of that one is 75 g protein'],
    ['flavours of Dalesip Plant', 'is it lactose free for Mrs Byrne'],
    ['is Cradlemere Amino kosher', 'how many scoops of that for 500 ml'],
    ['Addimere ER 20', 'who is this for'],
    ['fat in Nephrane Dialysis', 'does it come in a 125 ml bottle'],
    ['fat in Dalesip Plant', 'can it be frozen'],
    ['is Lowenfield Penne kosher', 'is there wheat in that one'],
  ])('%s, %s', (first, next) => {
    const name = first.replace(/^(?:flavours of|is|fat in) | kosher$/gu, '');
    const whole = next
      .replace(/\b(?:that one|it)\b/u, name)
      .replace(/\b(?:of|is) (?:that|this)\b/u, (words) => words.replace(/(?:that|this)/u, name));
    expect(told(first, next)).toBe(told(whole));
  });

  it.each([
    ['fat in Dalesip Mini', 'mr ryan (ckd 4): potassium per 100 ml?', 'Dalesip Mini has 245 mg of potassium'],
    [
      'how much protein in tarnvane concentrate',
      'sorry i meant per 1000ml pack',
      '92.0 g of protein in 1,000 ml',
    ],
    ['is Dalesip Mini kosher', 'care home wants the order code', 'MCN10370'],
    ['fat in Dalesip Mini', 'dalesip two is it vegan', 'Dalesip Two is not marked vegan'],
  ])('%s, %s: %s', (first, next, said) => expect(told(first, next)).toContain(said));

  test('"it" after a ranking is its first product, or all that tie for the first place', () => {
    const tied = told('which sip feed has the most protein per bottle', 'it is for which age');
    for (const name of ['Dalesip Protein', 'Dalesip Two', 'Dalesip Two Fibre'])
      expect(tied).toContain(`${name} is for use from`);
    expect(after('which tube feed has the most fibre', 'is it vegan').productIds).toEqual([
      'tarnvane-1-2-fibre',
    ]);
  });

  test('a pronoun after a short list refers to its products', () =>
    expect(
      after('tube feeds 1.5 kcal/ml with fibre for adults', 'what packs does that come in').productIds,
    ).toHaveLength(2));
  it.each([
    ['can it work offline', 'After the first visit the app works offline'],
    ['does it save what I enter', 'kept in this tab only'],
    ['does it update by itself', '“Update now”'],
    ['is it raining', 'I do not know that'],
  ])(
    'what is asked of the app, or of nothing here, is not asked of the product before it: %s',
    (next, said) => expect(told('fat in Dalesip Mini', next)).toContain(said),
  );
  test('a question about the app or another maker does not refer to the last product', () => {
    expect(told('fat in Dalesip Mini', 'how do I save the report', 'is it kept when I close it')).toContain(
      'kept in this tab',
    );
    expect(after('tell me about dalesip mini', 'how much protein in glucerna').productIds).toEqual([]);
  });
  test('what would be refused as typed stays refused', () =>
    expect(after('Tarnvane Protein', 'can it be given to my patient').kind).toBe('refusal'));
});

describe('[J-10] each of two questions in one message is answered', () => {
  it.each([
    ['storage of dalesip milk and must i use boiled water for it', ['Storage', 'Do not boil']],
    [
      'dalesip mini fibre: fibre per 100ml, what is in one slice of lowenfield loaf',
      ['Fibre has 3.6 g', '99 kcal'],
    ],
    [
      'what is the salt in wrenfold sip 1.5? need fibre + kcal of wrenfold tube 7+ energy fibre per 500ml',
      ['0.2 g of salt', '5.5 g of fibre and 755 kcal in 500 ml'],
    ],
    ['carbs and fat in tarnvane energy per 100 ml? also what volume of it contains 10 g protein', ['167 ml']],
    ['is dalesip juice kosher and can it be frozen', ['marked kosher', 'May be frozen']],
    [
      'kcal in Dalesip Two and Addimere Shot and is it gluten free',
      ['not marked as present in Dalesip Two', 'not marked as present in Addimere Shot'],
    ],
    [
      'does Tarnvane Protein and Dalesip Milk have fibre, and how much sodium',
      ['114 mg of sodium', '121 mg of sodium'],
    ],
  ])('%s', (message, said) => {
    const text = answerText(IN.uk.sim.ask(message)).replaceAll('\u00a0', ' ');
    for (const words of said) expect(text).toContain(words);
  });
  test('the figures of one product are not given for the other', () =>
    expect(
      told(
        'what is the salt in wrenfold sip 1.5? need fibre + kcal of wrenfold tube 7+ energy fibre per 500ml',
      ),
    ).not.toContain('Wrenfold Sip 1.5 has 0 g of fibre'));
});

describe('[J-10] a narrowed list is part of the list before', () => {
  it.each([
    ['chocolate sip feeds', 'which ones are powders', ['dalesip-shake']],
    ['ketogenic products, not the liquids', 'just the powders', ['lumeket-3-1-powder', 'lumeket-4-1-powder']],
  ])('%s, %s', (first, next, ids) => expect([...after(first, next).productIds].sort()).toEqual(ids));
  test('feeds without powders are part of the feeds', () => {
    const feeds = after('which feeds are gluten free').productIds;
    const left = after('which feeds are gluten free', 'not the powders').productIds;
    expect(left.length).toBeGreaterThan(10);
    expect(left.filter((id) => !feeds.includes(id))).toEqual([]);
  });
});
