import type { Found } from './amounts.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { wordsIn } from './word-lists.ts';
import type { Word } from './words.ts';

/** An age in completed months, or one of the three bands of the product filter. */
export type AskedAge =
  | { kind: 'months'; months: number; asked: string }
  | { kind: 'band'; band: 'infant-0-12m' | 'child-1-18y' | 'adult-18y'; asked: string };

const WEEKS_PER_MONTH = 4.345;
const DAYS_PER_MONTH = 30.44;

/** How many months one of the unit is, so that completed months can be taken. */
const MONTHS: ReadonlyMap<string, number> = new Map([
  ...wordsIn('year years yr yrs yo y').map((unit) => [unit, 12] as const),
  ...wordsIn('month months mo mth mths mnth m').map((unit) => [unit, 1] as const),
  ...wordsIn('week weeks wk wks').map((unit) => [unit, 1 / WEEKS_PER_MONTH] as const),
  ...wordsIn('day days').map((unit) => [unit, 1 / DAYS_PER_MONTH] as const),
]);

const BANDS = phraseBook<AskedAge>([
  ...band('infant-0-12m', 'infant|infants|baby|babies|bottle fed baby'),
  ...band(
    'child-1-18y',
    'child|children|paediatric|paediatrics|paeds|pediatric|kids|kid|toddler|toddlers|teenager|teenagers|adolescent|adolescents',
  ),
  ...band('adult-18y', 'adult|adults|elderly|older people|grown up'),
  ...'from birth|at birth|newborn|newborns|neonate|neonates|birth'
    .split('|')
    .map((phrase) => [phrase, { kind: 'months', months: 0, asked: phrase }] as const),
]);

function band(name: 'infant-0-12m' | 'child-1-18y' | 'adult-18y', phrases: string) {
  return phrases.split('|').map((asked) => [asked, { kind: 'band', band: name, asked }] as const);
}

/** "5 year old", "18 months", "6 weeks", "from birth", "adults". Numbers that measure a product are not free. */
export function ageIn(
  words: readonly Word[],
  isFree: (index: number) => boolean,
): Found<AskedAge> | undefined {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const unit = words[index + 1]?.text ?? '';
    const months = MONTHS.get(unit);
    if (word?.isNumber !== true || months === undefined || !isFree(index)) continue;
    const rest = words[index + 2]?.text === 'old' ? 3 : 2;
    // "Out of date by 2 days", "hangs for 1 day": a time, unless it is said to be an age.
    const isAge = rest === 3 || /^(?:from|at|aged?|under|over|below)$/u.test(words[index - 1]?.text ?? '');
    if (/^(?:days?|weeks?|wks?)$/u.test(unit) && !isAge) continue;
    const asked = `${word.text} ${unit}`;
    return {
      value: { kind: 'months', months: Math.floor(Number(word.text) * months + 1e-9), asked },
      from: index,
      to: index + rest,
    };
  }
  const under = underAge(words, isFree);
  if (under !== undefined) return under;
  const texts = words.map((word) => word.text);
  const [hit] = findPhrases(BANDS, texts, isFree);
  return hit && { value: hit.value, from: hit.from, to: hit.to };
}

/** "under 3s", "below 3": the last month before that birthday. */
function underAge(words: readonly Word[], isFree: (index: number) => boolean): Found<AskedAge> | undefined {
  const index = words.findIndex(
    (word, at) =>
      word.isNumber && isFree(at) && ['under', 'below', 'younger'].includes(words[at - 1]?.text ?? ''),
  );
  const years = Number(words[index]?.text);
  if (index < 1 || years > 18 || words[index + 1]?.text === 'kcal') return undefined;
  const asked = `under ${years}\u00a0year${years === 1 ? '' : 's'}`;
  const to = words[index + 1]?.text === 's' ? index + 2 : index + 1;
  return { value: { kind: 'months', months: years * 12 - 1, asked }, from: index - 1, to };
}
