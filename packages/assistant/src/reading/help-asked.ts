import { type HelpHit, isWordOfTheApp, tells } from '../help/help-index.ts';
import type { Lexicon } from './lexicon.ts';
import type { HelpAsked } from './query.ts';

/** How near a question has to be to the examples of a topic to be sure of it; less where it names the app. */
const SURE = 0.7;
const SURE_OF_THE_APP = 0.5;
/** As near as this it is clear where the next topic is so much further. */
const CLEAR = 0.5;
const APART = 0.1;
const NEAR = 0.6;
/** How near sense and wording have to be to an example together, where no word tells. */
const ALIKE = 0.6;

/** What is done at a bedside is asked of no app, however near it is. */
const OF_A_BEDSIDE =
  /^(?:feeds?|feeding|fed|pump|tubes?|rate|bolus\w*|hours?|he|she|him|her|his|baby|man|woman|lady|child)$/u;

/** What is asked of the app, its methods, its documents or its people, where no product is named. */
export function helpAsked(texts: readonly string[], lexicon: Lexicon): HelpAsked | undefined {
  const hits = lexicon.help(texts.filter((text) => text !== ','));
  const found = bySense(hits, texts, lexicon);
  return found === undefined || found.sureness === 'near' ? (byWording(hits, texts) ?? found) : found;
}

function bySense(
  [best, next]: readonly HelpHit[],
  texts: readonly string[],
  lexicon: Lexicon,
): HelpAsked | undefined {
  if (best === undefined) return undefined;
  const { name, example, likeness, isTelling, isExact } = best;
  const isOfTheApp = texts.some(isWordOfTheApp) || isOfAScreen(texts, name);
  // "And iron", "the tube feeds": words of labels alone ask for labels.
  const isOfHelp =
    isExact || isOfTheApp || (isTelling && texts.some((text) => tells(text) && lexicon.isOfHelp(text)));
  if (!isOfHelp) return undefined;
  if (likeness >= (isOfTheApp ? SURE_OF_THE_APP : SURE))
    return { name, example, sureness: isOfTheApp || isExact ? 'plain' : 'sure' };
  const isApart = likeness - (next?.likeness ?? 0) >= APART;
  if (likeness >= CLEAR && isApart && !isOfABedside(texts)) return { name, example, sureness: 'clear' };
  return likeness >= NEAR ? { name, example, sureness: 'near' } : undefined;
}

/** "Where do I set the start time": of a field; "what do you use for energy in babies": of a method. */
const isOfAScreen = (texts: readonly string[], name: string): boolean =>
  /^(?:method|document|contact)/u.test(name)
    ? OF_NEEDS.test(name) && USES.test(texts.join(' '))
    : ENTERS.test(texts.join(' '));
const OF_NEEDS = /^method:(?!plan|recipe|hang|flush)/u;
const ENTERS =
  /\bwhere (?:do|can|would|should|must) (?:i|we|you) (?:set|enter|put|type|key|record|add|change|input|choose|pick)\b/u;
const USES =
  /\b(?:do|does|did) (?:you|ye|yous|it|the app|sim) (?:use|assume|go by|follow|base)\b|\bwhose\b.*\b(?:figures|numbers|values)\b|\bin your tables?\b/u;

const alike = ({ likeness, wording }: HelpHit): number =>
  likeness === 0 ? wording : (likeness + wording) / 2;

/** "Does it save as you go": no word tells, but all are put as in an example; or one that few topics have, and little else. */
function byWording(hits: readonly HelpHit[], texts: readonly string[]): HelpAsked | undefined {
  const [first] = hits;
  const [nearest] = hits
    .filter(({ wording }) => wording >= ALIKE)
    .toSorted((one, other) => alike(other) - alike(one));
  const best =
    nearest !== undefined && alike(nearest) >= ALIKE
      ? nearest
      : first?.isAlone === true && first.likeness >= CLEAR
        ? first
        : undefined;
  return best === undefined || isOfABedside(texts)
    ? undefined
    : { name: best.name, example: best.example, sureness: 'alike' };
}

const isOfABedside = (texts: readonly string[]): boolean => texts.some((text) => OF_A_BEDSIDE.test(text));
