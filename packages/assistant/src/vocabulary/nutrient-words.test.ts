import { describe, expect, it } from 'vitest';
import { NUTRIENTS } from '../catalogue.ts';
import { nutrientPhrases } from './nutrient-words.ts';

describe('[J-10] a new nutrient', () => {
  const [nutrient] = NUTRIENTS;
  if (nutrient === undefined) throw new Error('no nutrients');

  it.each([
    ['Carotenoids', 'carotenoids'],
    ['Carotenoid', 'carotenoids'],
    ['Beta-carotene', 'beta carotene'],
  ])('%s is not also among those without a row', (name, phrase) => {
    const added = { ...nutrient, name, aliases: [] };
    const ofNothing = (nutrients: typeof NUTRIENTS) =>
      [...nutrientPhrases(nutrients)].filter(([said, { kind }]) => said === phrase && kind === 'no-row');
    expect(ofNothing(NUTRIENTS)).toHaveLength(1);
    expect(ofNothing([...NUTRIENTS, added])).toEqual([]);
  });
});
