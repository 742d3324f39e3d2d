import { describe, expect, it } from 'vitest';
import { after, sim, told } from '../../test-support/dialogue.ts';

describe('[J-10] a claim about how long it keeps is answered from the label', () => {
  it.each([
    [
      [
        'My colleague says Addimere Emulsion keeps 2 weeks in fridge, is that right? Also what flavours, also kcal in 30ml',
      ],
      'often 14 days for an emulsion',
    ],
    [['a nurse told me Addimere Carb Liquid lasts a month once opened, is she right'], 'Opened liquid'],
    [['the ward says Micravane Powder is good for 4 weeks after opening, correct?'], 'finish within 4 weeks'],
    [['is it true Addimere Emulsion keeps a fortnight in the fridge'], 'often 14 days for an emulsion'],
  ])('%j', (asked, says) => {
    expect(after(...asked).kind).toBe('answer');
    expect(told(...asked)).toContain(says);
  });

  it.each([
    'my colleague says to stop the feed overnight, is that right',
    'the nurse says to double his Addimere Emulsion, is she right',
  ])('a claim about what to do for a patient stays a decision: %s', (asked) => {
    expect(sim.ask(asked).kind).toBe('refusal');
  });
});

describe('[J-10] whether a product can go through a tube or a pump is answered from the label', () => {
  it.each([
    ['is Cradlemere High Energy ok to give via a pump', 'a feeding tube'],
    ['is Cradlemere High Energy Peptide alright through a pump', 'tube'],
    ['can Dalesip Milk be given by tube', 'not as a tube feed'],
    ['can Dalesip Juice go down a PEG', 'not a tube feed'],
    ['can Tarnvane Energy go through a pump', 'is a tube feed'],
    ['is Tarnvane Standard ok by pump', 'tube feed'],
  ])('%s', (asked, says) => {
    expect(sim.ask(asked).kind).toBe('answer');
    expect(told(asked)).toContain(says);
  });

  it.each([
    'is the ng safe to use for Tarnvane Standard, ph is 6',
    'the pump keeps beeping with Tarnvane Energy on it',
    'peg is blocked after Tarnvane Energy, what do I put down it',
    'what rate do I set the pump to for Tarnvane Energy',
  ])('a question about the tube or pump itself is not: %s', (asked) => {
    expect(sim.ask(asked).kind).toBe('refusal');
  });
});

describe('[J-10] whether a supplement can be thickened is answered by the FAQ, whichever product is named', () => {
  it.each([
    [['tell me about Flowenna Clear', 'will it thicken Dalesip Juice alright']],
    [['directions of Flowenna Clear', 'does it work in Dalesip Milk']],
    [['will Flowenna Clear thicken Dalesip Two ok']],
    [['can Dalesip Juice be thickened']],
  ])('%j', (asked) => {
    expect(after(...asked).kind).toBe('answer');
    expect(told(...asked)).toContain('equal scoops give different levels');
  });

  it.each(['can i thicken Dalesip Milk to level 2 for him', 'should I thicken her Dalesip Juice'])(
    'and for somebody it is refused: %s',
    (asked) => {
      expect(sim.ask(asked).kind).toBe('refusal');
    },
  );

  it.each([
    ['Flowenna Clear, how many grams for 200 ml at level 2', '2 scoops × 1.2 g = 2.4 g.'],
    ['how many grams of Flowenna Clear for level 3 in 300 ml', '4.5 scoops × 1.2 g = 5.4 g.'],
    ['how much Flowenna Clear for 200 ml at level 1', '1 scoop × 1.2 g = 1.2 g.'],
  ])('grams are scoops times the weight on the label: %s', (asked, says) => {
    expect(told(asked)).toContain(says);
    expect(told(asked)).toContain('for level');
  });

  it('grams are not shown if scoops are asked for', () => {
    expect(told('scoops of Flowenna Clear for level 2')).not.toContain('× 1.2 g =');
  });
});
