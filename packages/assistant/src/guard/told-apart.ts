import type { Likelihood } from '../intent/classifier.ts';
import { type Refusal, refusalOf } from '../intent/intents.ts';
import { type Said, toldIn } from '../reading/persons.ts';

/** Which decision it is by what is told: "her sugars were 19 after two juices" is a result, and nothing was missed or mixed up. */
export function asItIsTold(
  refusal: Refusal | undefined,
  said: Said,
  likely: readonly Likelihood[],
): Refusal | undefined {
  if (refusal === undefined) return undefined;
  const { text } = said;
  const { result, body } = toldIn(said);
  switch (refusal.of) {
    case 'incident':
      if (A_MISHAP.test(text)) return refusal;
      return result ? A_RESULT : refusalOf(withoutIncidents(likely), 0);
    case 'illness':
      return result && !body ? A_RESULT : refusal;
    case 'rate':
      return LASTS.test(text) ? undefined : refusal;
    default:
      return refusal;
  }
}
const A_RESULT: Refusal = { kind: 'clinical', of: 'result' };
/** "How long will a tin last at that": a sum, and no time of feeding. */
const LASTS = /\bhow (?:long|many days)\b.*\b(?:tins?|tubs?|packs?|box|boxes|cases?)\b.*\b(?:lasts?|do)\b/u;

/** What went wrong with a feed; without a word of it an incident is something else. */
const A_MISHAP =
  /\b(?:miss\w*|skip\w*|forg[eo]t\w*|doubl\w*|twice|triple|2 times|wrong\w*|mistak\w*|accident\w*|errors?|instead|too (?:fast|quick\w*|slow\w*|much|many|early|late|strong|weak|little|thick|thin|long)|(?:an)?other|someone|somebody|meant|should have|supposed|out of date|expired?|past|old|off|extra|late|early|ran|run\w*|rate|ml an hour|stopp\w*|disconnect\w*|left|hung|mix\w*|made|unmixed|undiluted|neat|swapp\w*|confus\w*|not (?:given|started|connected)|didnt|wasnt|never|no feed|without|behind|gave|given|got|hour\w*|faster|slower|spil\w*|leak\w*|whole)\b/u;
const withoutIncidents = (likely: readonly Likelihood[]) =>
  likely.filter(({ name }) => name.startsWith('clinical:') && name !== 'clinical:incident');

/** After something that is told of a body: a few words at the end that only change a feed. */
export const isAChangeInShort = (text: string): boolean => {
  const last = text.split(' , ').at(-1) ?? '';
  const words = last.split(' ');
  return (
    last !== text &&
    words.length <= MOST_IN_SHORT &&
    words.some((word) => A_CHANGE.test(word)) &&
    !ASKS_FOR_FACTS.test(last)
  );
};
const MOST_IN_SHORT = 5;
const A_CHANGE =
  /^(?:version|variant|one|instead|strength|swap|switch|change|double|halve|half|more|less|fewer|extra|stop|hold|pause|off|reduce|increase|drop|add|thicker|thinner|stronger|weaker|smaller|bigger|lower|higher|another|continuous|bolus)$/u;
const ASKS_FOR_FACTS =
  /\b(?:which|what|how|any|list|show|is there|are there|does|do|per|in|of|contains?|than|sips|feeds|drinks|products|ones|supplements|powders|app|screen)\b/u;
