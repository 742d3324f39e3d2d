import { describe, expect, it } from 'vitest';
import { heard } from '../test-support/heard.ts';

const NUTRIENTS = [
  ['protein', 'g', 'protein'],
  ['sodium', 'mg', 'sodium'],
  ['vitamin D', 'mcg', 'vitaminD'],
];
/** The wording, and what 12 of the unit are on the basis of the list. */
const BASES = [
  ['per 100 ml', '12 per 100 ml'],
  ['/100ml', '12 per 100 ml'],
  ['a litre', '1.2 per 100 ml'],
  ['in each carton', '12 per carton'],
  ['per 100 kcal', '12 per 100 energyKcal'],
  ['', '12'],
];
const BEFORE = [
  ['at least', 'from'],
  ['more than', 'above'],
  ['not more than', 'to'],
  ['fewer than', 'below'],
];
const AFTER = [
  ['or more', 'from'],
  ['minimum', 'from'],
  ['or under', 'to'],
];

const said = (message: string, id = '', side = '', limit = '') =>
  expect(heard(`sip feeds with ${message}`), message).toBe(`${id} ${side} ${limit}`);

describe('a limit in any word order', () => {
  for (const [word, unit, id] of NUTRIENTS)
    for (const [basis, limit] of BASES) {
      it.each(BEFORE)(`[J-10] %s 12 ${unit} ${word} ${basis}`, (words, side) => {
        said(`${words} 12 ${unit} ${word} ${basis}`, id, side, limit);
        said(`${word} ${words} 12${unit} ${basis}`, id, side, limit);
        said(`${words} 12${unit} ${basis} ${word}`, id, side, limit);
        said(`${words} 12 ${unit} of ${word} ${basis}`, id, side, limit);
        said(`${words} 12 ${unit} ${basis} of ${word}`, id, side, limit);
      });

      it.each(AFTER)(`[J-10] 12 ${unit} ${word} ${basis} %s`, (words, side) => {
        said(`12 ${unit} ${word} ${words} ${basis}`, id, side, limit);
        said(`12 ${unit} ${words} ${word} ${basis}`, id, side, limit);
        said(`12${unit} ${word} ${basis} ${words}`, id, side, limit);
        said(`${word} 12 ${unit} ${words} ${basis}`, id, side, limit);
        said(`${word} 12${unit} ${basis} ${words}`, id, side, limit);
        said(`12 ${words} ${unit} ${word} ${basis}`, id, side, limit);
      });
    }
});
