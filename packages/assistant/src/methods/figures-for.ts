import type { MethodFigure } from './method-figures.ts';
import type { Query } from '../message/query.ts';
import { ageSpan } from '../answers/products/ages.ts';

/** Ages in months, the end not included. `next` is added to the end if no band ends at 30 for "18 to 30". */
export type AgeSpan = { from: number; to: number; next?: number };

const FEMALE =
  /\b(?:females?|women|woman|lady|ladies|girls?|f|her(?! (?:husband|son|dad|father|brother))|hers|she|wife|mum|mam|mother|daughter|sister)\b/u;

const MALE =
  /\b(?:males?|men|man|boys?|lads?|blokes?|fellas?|gents?|gentlem[ae]n|m|him|he|husband|dad|father|son|brother)\b/u;

const TODDLER = { from: 12, to: 36 };

const ADULTS = { from: 216, to: Number.POSITIVE_INFINITY };

const ADULT_WORD = /\b(?:wom[ae]n|m[ae]n|lad(?:y|ies)|gents?|gentlem[ae]n)\b/u;

const MAX_AGE = 110;

const NO_AGE = String.raw`(?! ?(?:\d|%|kcal|mls?|g|kg|cm|to 1))`;

const TWO_AGES = new RegExp(
  String.raw`\b(\d{1,3}) (?:(?:years?|yrs?|y|months?) )?(?:(?:to|and|,|up to) )?(?:(?:under|below) )?(\d{1,3})(?: (months?|mths?|mo))?\b${NO_AGE}`,
  'u',
);

const ONE_AGE = new RegExp(
  String.raw`\b(?:(over|above|from|under|below|aged?) )?(\d{1,3})(?: ?(?:s|years?|yrs?|yo))?\b(?: (plus|upwards?|onwards?|(?:and|or|n) (?:over|above|older|up|upwards?)))?${NO_AGE}`,
  'u',
);

/** "Over 60s", "70 plus", "65 and up": every age from there on. */
const AND_OVER =
  /\b(?:over|above|older than|past) (?:the )?\d|\b\d+ ?(?:s |years? |yrs? |year olds? )?(?:plus|(?:and|or|n) (?:over|above|older|up|upwards?|more)|upwards?|onwards?|on up)\b|\bfrom (?:age )?\d+ (?:up|on)/u;

const BMI = String.raw`\bbmi (?:(?:is|of|over|above|at|least|from|more|than|greater|hits?|goes|gets|to|reaches) )*`;
/** "BMI over 30" is not an age. */
const BMI_VALUE = new RegExp(`${BMI}\\d+`, 'u');
export const A_HIGH_BMI = new RegExp(`\\bobes\\w*|${BMI}(?:2[5-9]|[3-9]\\d)`, 'u');

/** The ages in a message: "over 60s", "30 to 59", "men aged 45", "under 3", "kids". */
export function ageSpanIn({ text, criteria }: Query): AgeSpan | undefined {
  const numbers = text.replaceAll(/\b(?:19|20)\d\d\b|\d+\.\d+/gu, '').replace(BMI_VALUE, '');
  const [, younger, older, unit] = TWO_AGES.exec(numbers) ?? [];
  const [low, high] = [Number(younger), Number(older)];
  if (high > low && high <= MAX_AGE)
    return unit === undefined ? { from: low * 12, to: high * 12, next: 12 } : { from: low, to: high };
  if (/\b(?:teen\w*|adolescents?)\b/u.test(text)) return { from: 156, to: 216 };
  if (/\btoddlers?\b/u.test(text)) return TODDLER;
  const age = criteria.find((each) => each.kind === 'age');
  if (age?.kind === 'age') {
    const span = ageSpan(age.age);
    const years = /\b(?:of|aged?) (\d{1,2})\b(?! ?(?:months?|mths?|weeks?))/u.exec(text)?.[1];
    // "Kids of 5": that age, not the whole band.
    if (age.age.kind === 'band' && years !== undefined && !AND_OVER.test(text))
      return { from: Number(years) * 12, to: Number(years) * 12 + 1 };
    return AND_OVER.test(text) && age.age.kind === 'months'
      ? { from: span.from, to: Number.POSITIVE_INFINITY }
      : span;
  }
  const [, side, first, onwards] = ONE_AGE.exec(numbers) ?? [];
  const years = Number(first);
  if (first === undefined || years > MAX_AGE) return ADULT_WORD.test(text) ? ADULTS : undefined;
  if (side === 'under' || side === 'below') return { from: 0, to: years * 12 };
  if (onwards !== undefined || side === 'over' || side === 'above' || side === 'from')
    return { from: years * 12, to: Number.POSITIVE_INFINITY };
  return { from: years * 12, to: years * 12 + 1 };
}

/** The names of the countries in a table's rows, with the words that ask for each. */
export const COUNTRY_NAMES: readonly (readonly [name: string, pattern: RegExp])[] = [
  [', UK', /\b(?:uk|british|rnis?|drvs?|g a day|g , day)\b/u],
  [', Ireland', /\b(?:efsa|pris?|ireland|irish|roi|g (?:per|,|a) kg)\b/u],
];

/** The figures for the named sex and ages, or those whose name contains a word of the question. */
export function figuresFor(
  figures: readonly MethodFigure[],
  { text }: Query,
  span?: AgeSpan,
): readonly MethodFigure[] {
  const female = FEMALE.test(text);
  const sexes = female === MALE.test(text) ? ['female', 'male'] : [female ? 'female' : 'male'];
  // "18 to 30" is the band of that name; if the table has no such band, 30 is included.
  const isNamedBand = figures.some(
    ({ fromMonths = 0, toMonths = 0 }) => toMonths === span?.to && toMonths - fromMonths > 12,
  );
  const to = (span?.to ?? 0) + (isNamedBand ? 0 : (span?.next ?? 0));
  const bySexAndAge = figures.filter(
    ({ sex, fromMonths, toMonths }) =>
      (sex === undefined || sexes.includes(sex)) &&
      (span === undefined ||
        fromMonths === undefined ||
        toMonths === undefined ||
        (fromMonths < to && span.from < toMonths)),
  );
  const [place, another] = COUNTRY_NAMES.filter(([, pattern]) => pattern.test(text));
  const byPlace =
    place === undefined || another !== undefined
      ? []
      : bySexAndAge.filter(({ who }) => who.endsWith(place[0]));
  const fitting = byPlace.length > 0 ? byPlace : bySexAndAge;
  // "BMI above 30" must not match the row "BMI above 50".
  const words = text
    .replaceAll(BED_REST, 'immobile')
    .replaceAll(/\b(?:arm ?)?chair\b/gu, 'sitting')
    .split(' ')
    .filter((word) => word.length > 4 && word !== 'above');
  const called = fitting.filter(
    ({ fromMonths, who }) =>
      fromMonths === undefined && words.some((word) => who.toLowerCase().includes(word.replace(/s$/u, ''))),
  );
  return called.length > 0 ? called : fitting;
}

const BED_REST = /\bbed ?bound\b|\bbed ?rest\b|\bbedridden\b|\b(?:confined|stuck) (?:to|in) bed\b/gu;

/** The country's name in the rows of tables and in whom a method is offered to. */
export const countryName = (country: 'uk' | 'roi'): string => (country === 'uk' ? 'UK' : 'Ireland');

export function isOfferedTo(offeredTo: string, { from }: AgeSpan, country: 'uk' | 'roi'): boolean {
  const group = from < 6 ? 'infants under' : from < 12 ? 'infants from' : from < 216 ? 'children' : 'adults';
  return offeredTo.split(';').some((part) => part.includes(group) && part.includes(countryName(country)));
}
