import { phraseBook, phrasesAt, phraseTable, wordSet } from '../language/phrases.ts';
import type { Span } from '../names/mention.ts';
import type { Quantity } from './quantity.ts';
import type { AskedAge } from '../message/query.ts';

type Aged = Span & { age: AskedAge };

const MAX_CHILD_AGE = 18;
const MAX_AGE = 110;

const BANDS = phraseBook(
  phraseTable(`
infant-0-12m: bottle fed baby|infant|baby|babies
toddler-1-3y: toddler
teenager-13-17y: teenager|adolescent|teen
child-1-18y: child|children|paediatric|paed|kid
adult-18y: adult|elderly|older people|grown up|grown ups|grownups
birth: from birth|at birth|newborn|neonate|birth
`).flatMap(([band, phrases]) => phrases.map((phrase) => [phrase, band] as const)),
);
const PEOPLE_WORDS = wordSet(
  'child children kid kids toddlers boy boys girl girls patient patients those people adults',
);

/** "Toddlers", "from birth" */
export function bandAt(texts: readonly string[], from: number): Aged | undefined {
  const [band] = phrasesAt(BANDS, texts, from, () => true);
  if (band === undefined) return undefined;
  const { value, to } = band;
  const words = texts.slice(from, to).join(' ');
  if (/^(?:baby|babies|infants?)$/u.test(words) && /^(?:formulas?|milks?|powders?)$/u.test(texts[to] ?? ''))
    return undefined;
  const age: AskedAge =
    value === 'birth' ? inMonths(0, words) : { kind: 'band', band: value as 'adult-18y', words };
  return { age, from, to };
}

const inMonths = (months: number, words: string): AskedAge => ({ kind: 'months', months, words });

/** "2 years 10 months" is one age. */
export const withMonthsAdded = (ages: readonly Aged[], words: readonly string[]): Aged[] =>
  ages.reduce<Aged[]>((all, { age, from, to }) => {
    const [years] = all.slice(-1);
    const between = years === undefined ? '' : words.slice(years.to, from).join(' ');
    const isOne =
      /^(?:and)?$/u.test(between) && /^\d+ y\w* (?:\d|1[01]) m/u.test(`${years?.age.words} ${age.words}`);
    if (!isOne || years?.age.kind !== 'months' || age.kind !== 'months') return [...all, { age, from, to }];
    const months = years.age.months + age.months;
    return [...all.slice(0, -1), { age: inMonths(months, `${months} months`), from: years.from, to }];
  }, []);

/** "Lad is 4", "she's 7" */
const PERSON_WORD =
  /^(?:he|she|who|patient|resident|lad|lass|boy|girl|child|kid|baby|toddler|teenager|son|daughter|man|woman|lady|gent|gentleman)$/u;
const USE_WORD = /^(?:used?|have|had|it|this|suitable|ok|okay|fine|safe|allowed|licensed)$/u;
/** "2 years ago", "20 weeks pregnant" */
const DURATION_CONTEXT = /^(?:ago|back|post|into|pregnant|gestation)$/u;

/** "5 year old", "under 6 months", "under 5", "the over 60s", "children aged 3", "from age 4" */
export function ageOf(
  { from, numberStart, to, value, unit: of, hasNoNumber, comparator, high }: Quantity,
  words: readonly string[],
): Aged | undefined {
  const isTime = /^(?:month|day)$/u.test(of);
  // "Under a year" is an age; "for a year" and "in under a month" are durations.
  const isUnitOfAge =
    of === 'month' && /^(?:under|below|younger)$/u.test(words[from] ?? '') && words[from - 1] !== 'in';
  if (DURATION_CONTEXT.test(words[to] ?? '')) return undefined;
  if ((hasNoNumber && !isUnitOfAge) || high !== null || (!isTime && of !== 'none')) return undefined;
  const [earliest, earlier = '', before = ''] = [
    words[numberStart - 3],
    words[numberStart - 2],
    words[numberStart - 1],
  ];
  const [sign = '', person = '', next] = [words[from], words[from - 1], words[to]];
  const isOver = /^(?:over|above)$/u.test(sign);
  // "Can it be used at 16", "is it ok from 4".
  const asksAboutUse = (word: string) =>
    Number.isInteger(value) &&
    value <= MAX_AGE &&
    /^(?:,|please|then|too)?$/u.test(next ?? '') &&
    USE_WORD.test(word);
  const isBelow =
    comparator === 'below' &&
    (isTime || Number.isInteger(value)) &&
    (isTime || (/^(?:under|below|younger)$/u.test(sign) && value <= MAX_CHILD_AGE));
  // "Out of date by 2 days", "hangs for 1 day": durations, unless marked as an age.
  const isAge = isTime
    ? of === 'month' || next === 'old' || /^(?:from|at|aged?|over)$/u.test(before)
    : comparator === undefined
      ? (/^(?:aged|turned|turning)$/u.test(before) && Number.isInteger(value)) ||
        // "PKU lad 9: protein in": a person with a bare number at the end of a part of the message.
        (PERSON_WORD.test(before) && before !== 'baby' && asksAboutUse('used') && value > 0) ||
        (before === 'of' && Number.isInteger(value) && PEOPLE_WORDS.has(earlier) && value <= MAX_CHILD_AGE) ||
        (before === 'is' && Number.isInteger(value) && PERSON_WORD.test(earlier)) ||
        (before === 'at' && asksAboutUse(earlier)) ||
        (before === 'age' &&
          /^(?:from|at|for|the|suitable|suits?|feeds?|products?|drinks?|powders?|sips?|ons|use|used|child|children|kids?|boy|girl)$/u.test(
            earlier,
          ) &&
          earliest !== 'kcal')
      : sign === 'older' ||
        (sign === 'from' && asksAboutUse(person)) ||
        ((isOver || sign === 'from') && PEOPLE_WORDS.has(person)) ||
        (isOver && (next === 's' || person === 'the' || (person === 'for' && value >= 10)));
  const months = isTime ? value : value * 12;
  if (!(isAge || isBelow) || months > MAX_AGE * 12) return undefined;
  const [number = '', unit] = isTime
    ? words.slice(numberStart, to)
    : [words[numberStart], value === 1 ? 'year' : 'years'];
  const isUpperAge = isBelow && months >= 1;
  // "For over 1s": products for some people over 1; "a child over 1" has that age.
  const isLowerAge = isOver && next === 's' && !PEOPLE_WORDS.has(person);
  const age = isUpperAge
    ? inMonths(Math.ceil(months) - 1, `under ${number}\u00a0${unit}`)
    : inMonths(Math.floor(months + 1e-9), isLowerAge ? `over ${number}\u00a0${unit}` : `${number} ${unit}`);
  return {
    age,
    from: isBelow || !isTime ? from : numberStart,
    to: /^(?:old|s)$/u.test(next ?? '') ? to + 1 : to,
  };
}
