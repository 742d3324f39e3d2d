import type { Product } from '../catalogue.ts';
import { listed } from '../language/phrases.ts';
import { stem } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import { type Asked, linesOf } from './draft.ts';

/** "Does the label say anything about pregnancy": the lines that do, or that none does. */
export function nameOnTheLabel({ product, query, knowledge: { lexicon } }: Asked): string | undefined {
  const { text, leftOver, unknown } = query;
  const ofName = product.name.toLowerCase().split(' ');
  const sought = (all: readonly string[]) =>
    all.filter(
      (word) =>
        word.length > 3 && !lexicon.isPassedOver(word) && !ofName.includes(word) && !OF_A_LABEL.test(word),
    );
  const [, ...told] = SAYS_ABOUT.exec(text) ?? [];
  const asked = sought((told.find((each) => each !== undefined) ?? '').split(' '));
  // "Is diabetes among its precautions": looked for, and not said to be missing where it may stand in other words.
  const words = asked.length > 0 || !OF_PRECAUTIONS.test(text) ? asked : sought([...leftOver, ...unknown]);
  if (words.length === 0) return undefined;
  const lines = linesAbout(product, words, asked.length > 0 ? 'all texts' : 'warnings');
  if (lines.length === 0 && asked.length === 0) return undefined;
  return lines.length === 0
    ? `The label of ${product.name} does not mention ${listed(words.map((word) => `“${word}”`))}. It says:`
    : quotedLines(product, lines);
}

/** "Ice lollies out of Dalesip Juice": words that no field of a query holds, and a text of the label does. */
export function spokenOfOnTheLabel({ product, query, knowledge: { lexicon } }: Asked): string | undefined {
  const words = query.leftOver.filter((word) => word.length > 3 && !lexicon.isPassedOver(word));
  const lines = words.length === 0 ? [] : linesAbout(product, words, 'all texts');
  return lines.length === 0 ? undefined : quotedLines(product, lines);
}

const quotedLines = ({ name }: Product, lines: readonly string[]): string =>
  `The label of ${name} says: “${lines.join(' ')}”`;

/** The lines of a label that speak of the most of these words. */
function linesAbout(product: Product, words: readonly string[], where: 'all texts' | 'warnings'): string[] {
  const { contraIndications, precautions, directionsForUse, storage, indications, importantNotice } = product;
  const warns = [contraIndications, precautions];
  const texts =
    where === 'warnings' ? warns : [...warns, directionsForUse, storage, indications, ...importantNotice];
  const lines = linesOf(texts.join('\n'));
  const count = (line: string): number => {
    const stems = new Set(wordsOf(line).map((word) => stem(word.text)));
    return words.filter((word) => stems.has(stem(word))).length;
  };
  const most = Math.max(...lines.map(count));
  return most === 0 ? [] : lines.filter((line) => count(line) === most);
}
const SAYS_ABOUT =
  /\b(?:say|says|said|mention\w*|states?|stated|warn\w*|cautions?|anything|something|label)\b(?:(?! about| whether) \w+){0,3}? (?:about|whether|if|on|of|re|regarding|against|in) (.+)$|\b(?:says?|warns?) not to (.+)$|\bmention(?:s|ed)? (.+)$/u;
const OF_PRECAUTIONS = /\b(?:contra ?indicat\w*|precautions?|cautions?|warnings?|mention\w*)\b/u;
const OF_A_LABEL =
  /^(?:labels?|leaflet|pack|packaging|anywhere|anything|(?:mention|precaution|caution|warn|contra|indicat|instruct|direct)\w*|used?|using|list|listed|state|states|stated|section)$/u;
