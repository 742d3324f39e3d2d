import { describe, expect, it } from 'vitest';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { queryOf } from '../test-support/demonstration-reading.ts';

const amountsOf = (message: string): string[] =>
  queryOf(message).amounts.map((amount) =>
    amount.kind === 'measure' ? `${amount.amount} ${amount.unit}` : `${amount.count} ${amount.noun}`,
  );
const unreadOf = (message: string) => queryOf(message).unread;

describe('amounts', () => {
  it.each([
    ['kcal in 1.5 L Tarnvane Energy', '1500 ml'],
    ['kcal in half a litre of Tarnvane Energy', '500 ml'],
    ['a litre and a half of Tarnvane Energy', '1500 ml'],
    ['1,500 ml Tarnvane Energy', '1500 ml'],
    ['potassium in two 125 ml bottles of Nephrane Child', '250 ml'],
    ['2 x 200 ml Dalesip Two', '400 ml'],
    ['200 ml x 6 Tarnvane Standard', '1200 ml'],
    ['Addimere Shot 30 mls three times', '90 ml'],
    ['Addimere Shot 40 ml bd kcal', '80 ml'],
    ['2½ bottles Dalesip Milk', '2.5 bottle'],
    ['1/2 bottle Dalesip Two', '0.5 bottle'],
    ['three quarters of a pot of Dalesip Pud', '0.75 pot'],
    ['one and a half sachets of Dalesip Shake', '1.5 sachet'],
    ['a couple of btls of Dalesip Milk', '2 bottle'],
    ['cals in 3 Dalesip Mini', '3 pack'],
    ['protein Dalesip Mini x 4', '4 pack'],
  ])('[J-10] %s is %s', (message, amount) => expect(amountsOf(message)).toEqual([amount]));

  it('[J-10] takes no number of a name, of a level or of a basis for an amount', () => {
    for (const message of [
      'Dalesip Two kcal',
      'Lumeket 4:1 Liquid fat',
      'Dalesip Thick Level 3 kcal',
      'iron per 100 ml Wrenfold Tube',
      'compare the two Nephrane drinks',
    ])
      expect(amountsOf(message), message).toEqual([]);
  });

  it('[J-10] keeps one amount for each of two products', () => {
    expect(amountsOf('500 ml Tarnvane Energy + 2 Dalesip Mini kcal')).toEqual(['500 ml', '2 pack']);
  });

  it.each([
    'kcal in 500 Tarnvane Energy',
    'protein in a third of a bottle of Dalesip Two',
    'protein in 1/3 bottle Dalesip Two',
    'a few bottles of Dalesip Two, protein',
    'kcal in most of a bottle of Dalesip Mini',
    'protein in 90 g protein of Tarnvane Protein',
  ])('[J-10] asks back and shows no figure for an amount it cannot read: %s', (message) => {
    expect(unreadOf(message)).not.toEqual([]);
    const answer = demonstrationAssistant('uk').ask(message);
    expect(answer.kind).toMatch(/^(?:question|refusal)$/u);
    expect(answer.parts.every((part) => part.kind === 'text')).toBe(true);
  });

  it('[J-10] offers the same question with a unit', () => {
    const { choices } = demonstrationAssistant('uk').ask('kcal in 500 Tarnvane Energy');
    expect(choices.map(({ label }) => label)).toEqual(['In 500\u00a0ml', 'Per 100\u00a0ml']);
    expect(demonstrationAssistant('uk').ask(choices[0]?.question ?? '')).toMatchObject({
      kind: 'answer',
      intent: 'product.amountInVolume',
      productIds: ['tarnvane-energy'],
    });
  });

  it('[J-10] asks which size when a product comes in two', () => {
    expect(demonstrationAssistant('uk').ask('phosphate in 4 bottles of Nephrane Dialysis').kind).toBe(
      'question',
    );
  });

  it('[J-10] says that the milk a powder is made up with is not counted', () => {
    const answer = demonstrationAssistant('uk').ask(
      'kcal in 3 sachets of Dalesip Shake made with whole milk',
    );
    expect(JSON.stringify(answer.parts)).toContain('is not included');
  });
});

const saidOf = (message: string) =>
  demonstrationAssistant('uk')
    .ask(message)
    .parts.flatMap((part) => (part.kind === 'text' ? [part.text.replaceAll('\u00a0', ' ')] : []))
    .join(' ');

describe('ages as they are spoken of', () => {
  it.each([
    ['list powders w/o cows milk for under ones', 'not marked as containing milk, for ages under 1 year.'],
    ['powders for the under-twos', 'for ages under 2 years.'],
    ['feeds for under 1 year', 'for ages under 1 year.'],
    ['drinks for over 60s', 'for use at 60 years.'],
    ['drinks for the over sixties', 'for use at 60 years.'],
  ])('[J-10] %s: all of it is read', (message, said) => {
    expect(saidOf(message)).toContain(said);
    expect(saidOf(message)).not.toContain('did not take in');
  });

  it('[J-10] ones that are no ages are products', () =>
    expect(saidOf('just the 2.0 ones')).toContain('with about 2 kcal/ml'));
});

describe('parts and signs', () => {
  it.each([
    ['protein in two thirds of a carton of Dalesip Milk', '2/3'],
    ['kcal in a third of a bottle of Dalesip Mini', '1/3'],
    ['2/3 bottle of Dalesip Mini, kcal', '2/3'],
  ])('[J-10] %s is asked back as it was said', (message, part) => expect(unreadOf(message)).toEqual([part]));

  it('[J-10] "10+ g" is a limit and "60+" an age', () => {
    expect(queryOf('sip feeds with 10+ g protein per bottle').criteria).toContainEqual(
      expect.objectContaining({ kind: 'nutrient', limits: expect.objectContaining({ low: 10 }) }),
    );
    expect(queryOf('tube feeds for 75+').criteria).toContainEqual(
      expect.objectContaining({ kind: 'age', age: { kind: 'months', months: 900, asked: '75 years' } }),
    );
    expect(JSON.stringify(demonstrationAssistant('uk').ask('henry 60+').parts)).toContain(
      '70 years and over',
    );
  });
});
