import { describe, expect, test } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

describe('[J-10] the relevant line of the label comes first', () => {
  test.each([
    [
      'How long does Dalesip Mini keep out of the fridge?',
      /^The label of Dalesip Mini says: “Throw away anything left at room/u,
    ],
    [
      'can dalesip two be kept outside the fridge',
      /^The label of Dalesip Two says: “Throw away anything left at room/u,
    ],
    [
      'can tarnvane energy stand out of the fridge once open',
      /^The label of Tarnvane Energy says: “Once opened, close it again, put it in the fridge/u,
    ],
    [
      'How many scoops of Flowenna Clear for level 3',
      /^The label of Flowenna Clear says, per 200 ml of drink: 3 scoops for level 3 \(1\.2 g/u,
    ],
    ['flowenna clear scoops level 1', /: 1 scoop for level 1 \(/u],
    ['flowenna clear how many scoops for level 4 in 200 ml', /: 7 scoops for level 4 \(/u],
  ])('%s', (question, first) => {
    expect(told(question)).toMatch(first);
  });

  test('"straight out of the fridge" means cold, not left out', () => {
    expect(told('can i serve dalesip yogurt straight out of the fridge')).toContain(
      'says: “Shake well. Serve chilled',
    );
  });

  test('a level that the label does not mention gets no scoops', () => {
    expect(told('how many scoops of flowenna clear for level 7')).not.toMatch(/scoops? for level 7/u);
  });
});
