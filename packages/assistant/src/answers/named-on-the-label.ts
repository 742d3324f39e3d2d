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
  const { contraIndications, precautions, directionsForUse, storage, indications, importantNotice } = product;
  const warns = [contraIndications, precautions];
  const lines = linesOf(
    (asked.length > 0 ? [...warns, directionsForUse, storage, indications, ...importantNotice] : warns).join(
      '\n',
    ),
  );
  const count = (line: string): number => {
    const stems = new Set(wordsOf(line).map((word) => stem(word.text)));
    return words.filter((word) => stems.has(stem(word))).length;
  };
  const most = Math.max(...lines.map(count));
  if (most === 0 && asked.length === 0) return undefined;
  return most === 0
    ? `The label of ${product.name} does not mention ${listed(words.map((word) => `“${word}”`))}. It says:`
    : `The label of ${product.name} says: “${lines.filter((line) => count(line) === most).join(' ')}”`;
}
const SAYS_ABOUT =
  /\b(?:say|says|said|mention\w*|states?|stated|warn\w*|cautions?|anything|something|label)\b(?:(?! about| whether) \w+){0,3}? (?:about|whether|if|on|of|re|regarding|against|in) (.+)$|\b(?:says?|warns?) not to (.+)$|\bmention(?:s|ed)? (.+)$/u;
const OF_PRECAUTIONS = /\b(?:contra ?indicat\w*|precautions?|cautions?|warnings?|mention\w*)\b/u;
const OF_A_LABEL =
  /^(?:labels?|leaflet|pack|packaging|anywhere|anything|(?:mention|precaution|caution|warn|contra|indicat|instruct|direct)\w*|used?|using|list|listed|state|states|stated|section)$/u;
