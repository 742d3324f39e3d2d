import {
  bandText,
  type Country,
  KCAL_PER_MJ,
  kg,
  MICRONUTRIENTS,
  type MicronutrientId,
  months,
  REFERENCE_TABLES,
  referenceIntake,
  type Sex,
} from '@dietetic/clinical';
import type { MethodFigure } from './method-figures.ts';

const SEXES: readonly Sex[] = ['male', 'female'];
/** No table has an age limit above this. */
const MAX_EDGE_MONTHS = 60 * 12;
const AN_ADULT = months(30 * 12);

const KINDS = {
  RNI: 'RNI',
  'safe-intake': 'safe intake',
  PRI: 'population reference intake',
  AI: 'adequate intake',
  'safe-and-adequate-intake': 'safe and adequate intake',
} as const;
const FORMS = {
  plain: '',
  'retinol-equivalents': ' retinol equivalents',
  'niacin-equivalents': ' niacin equivalents',
  folate: '',
  'dietary-folate-equivalents': ' dietary folate equivalents',
} as const;
const SCOPES = {
  'preformed-vitamin-a': ', preformed vitamin A',
  'folic-acid': ', folic acid',
  'added-magnesium': ', added magnesium',
} as const;
const UNITS = { mg: 'mg', µg: 'micrograms' } as const;

const UPPER_LEVELS =
  REFERENCE_TABLES.find(({ id }) => id === 'efsa-upper-levels')?.sources[0]?.citation ?? '';

type FormatNumber = (value: number, places: number) => string;
type Figure = { text: string; citation: string };
export type ReferenceFigures = {
  figures: readonly MethodFigure[];
  citations: readonly string[];
  /** The upper levels differ by form of the nutrient, and the app has none of them. */
  dependsOnForm: boolean;
  /** Whether the app compares labels with them. */
  isCompared: boolean;
};

export const isMicronutrient = (id: string): id is MicronutrientId => Object.hasOwn(MICRONUTRIENTS, id);

/**
 * The daily reference values of a vitamin or mineral in a country: the reference intake by age and sex, in pregnancy and
 * breastfeeding, or EFSA's upper level by age. Empty if the app's tables have none.
 */
export function referenceFigures(
  id: MicronutrientId,
  country: Country,
  which: 'intake' | 'upper level',
  formatNumber: FormatNumber,
): ReferenceFigures {
  const formatted = (value: number): string => formatNumber(value, placesOf(value));
  const intake = (sex: Sex, age: number, stage?: Stage): Figure | undefined => {
    const found = referenceIntake(id, {
      country,
      sex,
      ageMonths: months(age),
      energyKcal: KCAL_PER_MJ,
      weightKg: kg(1),
      ...(stage === undefined ? {} : { stage }),
    });
    if (!found.ok) return undefined;
    const { value, to, unit, form, kind, notes, source } = found;
    const size = notes.includes('per-kg')
      ? ' for each kg'
      : notes.includes('per-megajoule')
        ? ' for each MJ of energy'
        : '';
    const amount = `${notes.includes('at-least') ? 'above ' : ''}${formatted(value)}${to === null ? '' : ` to ${formatted(to)}`}`;
    return {
      text: `${amount} ${UNITS[unit]}${FORMS[form]}${size} a day (${KINDS[kind]})`,
      citation: source.citation,
    };
  };
  const level = MICRONUTRIENTS[id].upperLevel;
  // Read from the table, even if the app does not compare labels with it: a level for one form is also a level.
  const upper = (_: Sex, age: number, stage?: Stage): Figure | undefined => {
    if (level === null || level === 'depends-on-form') return undefined;
    const band = level.bands.find(({ fromMonths, toMonths }) => fromMonths <= age && age < toMonths);
    if (band === undefined) return undefined;
    const scope = level.scope === null ? '' : SCOPES[level.scope];
    const isSet = stage === undefined || level.notInPregnancyOrLactation !== true;
    return {
      text: isSet
        ? `${formatted(band.value)} ${UNITS[level.unit]} a day (upper level${scope})`
        : 'no upper level is set',
      citation: UPPER_LEVELS,
    };
  };
  const figureAt = which === 'intake' ? intake : upper;
  const bands = SEXES.map((sex) => bandsOf((age) => figureAt(sex, age)).map((band) => ({ ...band, sex })));
  const [ofMen = [], ofWomen = []] = bands;
  const sameForBothSexes = JSON.stringify(ofMen.map(withoutSex)) === JSON.stringify(ofWomen.map(withoutSex));
  const byAge = (sameForBothSexes ? ofMen : bands.flat()).map(
    ({ sex, fromMonths, toMonths, text }): MethodFigure => ({
      fromMonths,
      toMonths,
      who: bandText({ fromMonths, toMonths }, sameForBothSexes ? undefined : sex),
      text,
      ...(sameForBothSexes ? {} : { sex }),
    }),
  );
  const stages = STAGES.flatMap(([stage, who]): (MethodFigure & Figure)[] => {
    const found = figureAt('female', AN_ADULT, stage);
    return found === undefined ? [] : [{ who, ...found }];
  });
  const all = [...bands.flat(), ...stages];
  return {
    figures: [...byAge, ...stages.map(({ who, text }) => ({ who, text }))],
    citations: which === 'upper level' ? [UPPER_LEVELS] : [...new Set(all.map(({ citation }) => citation))],
    dependsOnForm: which === 'upper level' && level === 'depends-on-form',
    isCompared:
      which === 'intake' || (level !== null && level !== 'depends-on-form' && level.comparison !== 'other'),
  };
}

type Stage = 'pregnancy' | 'lactation-first-4-months';
const STAGES: readonly (readonly [Stage, string])[] = [
  ['pregnancy', 'pregnancy, 30 years'],
  ['lactation-first-4-months', 'breastfeeding (lactation), first months, 30 years'],
];

const withoutSex = ({
  fromMonths,
  toMonths,
  text,
}: {
  fromMonths: number;
  toMonths: number;
  text: string;
}) => [fromMonths, toMonths, text];

/** As many decimal places as the table prints. */
const placesOf = (value: number): number => /\.(\d+)/u.exec(String(value))?.[1]?.length ?? 0;

type Band = { fromMonths: number; toMonths: number; text: string; citation: string };

/** From this age on, every age limit in the tables is a birthday; a test checks that. */
export const YEARLY_EDGES_FROM_MONTHS = 36;

/** Joins consecutive ages with the same figure into one band. */
function bandsOf(figureAt: (age: number) => Figure | undefined): Band[] {
  const bands: Band[] = [];
  for (let age = 0, next = 0; age <= MAX_EDGE_MONTHS; age = next) {
    next = age + (age < YEARLY_EDGES_FROM_MONTHS ? 1 : 12);
    const figure = figureAt(age);
    const last = bands.at(-1);
    if (figure === undefined) continue;
    if (last !== undefined && last.text === figure.text && last.toMonths === age) last.toMonths = next;
    else bands.push({ ...figure, fromMonths: age, toMonths: next });
  }
  return bands.map((band) =>
    band.toMonths > MAX_EDGE_MONTHS ? { ...band, toMonths: Number.POSITIVE_INFINITY } : band,
  );
}
