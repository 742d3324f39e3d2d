import {
  type AgeBand,
  bandText,
  BODY_PARTS,
  type BodySizeEquation,
  EFSA_2012_PROTEIN,
  EFSA_2013_ENERGY,
  type EnergyMethod,
  FLUID_BY_AGE,
  formatNumber,
  HARRIS_BENEDICT_1919,
  HENRY_2005,
  MIFFLIN_ST_JEOR_1990,
  NEWBORN_UNTIL_DAYS,
  NITROGEN_LEVELS,
  OBESITY_FACTORS,
  PAL_DIT_CATEGORIES,
  PENN_STATE_2003B,
  PENN_STATE_2010,
  PENN_STATE_2010_FROM_BMI,
  PENN_STATE_2010_FROM_MONTHS,
  type ProteinMethod,
  RNI_1991_PROTEIN,
  SACN_2011,
  SACN_2011_CHILDREN_PER_KG,
  SACN_2011_INFANTS_PER_KG,
  SCHOFIELD_1985,
  type Sex,
  STRESS_CONDITIONS,
  type WeightEquationBand,
} from '@dietetic/clinical';

/** One line of a method: for whom, and the figure that the calculators use. */
export type MethodFigure = Partial<AgeBand> & { sex?: Sex; who: string; text: string };

const SEXES: readonly Sex[] = ['male', 'female'];
const ADULTS = { fromMonths: 216, toMonths: Number.POSITIVE_INFINITY };

const formatted = (value: number): string => {
  const places = /\.(\d+)/u.exec(String(Math.abs(value)))?.[1]?.length ?? 0;
  return formatNumber(Math.abs(value), places);
};
/** "+ 593", "− 161"; the first term of a sum drops its plus. */
const signed = (value: number): string => `${value < 0 ? '−' : '+'} ${formatted(value)}`;
const per = (factor: number, of: string): string => `${signed(factor)} × ${of}`;
const sum = (...parts: readonly string[]): string => parts.join(' ').replace(/^\+ /u, '');

const byAge = <Band extends AgeBand>(
  bands: readonly Band[],
  textOf: (band: Band) => string,
): MethodFigure[] =>
  bands.map((band) => ({
    fromMonths: band.fromMonths,
    toMonths: band.toMonths,
    who: bandText(band),
    text: textOf(band),
  }));

const byAgeAndSex = <Band extends AgeBand>(
  bandsOf: (sex: Sex) => readonly Band[],
  textOf: (band: Band, sex: Sex) => string,
): MethodFigure[] =>
  SEXES.flatMap((sex) =>
    bandsOf(sex).map((band) => ({
      sex,
      fromMonths: band.fromMonths,
      toMonths: band.toMonths,
      who: bandText(band, sex),
      text: textOf(band, sex),
    })),
  );

const byWeight = (table: Readonly<Record<Sex, readonly WeightEquationBand[]>>): MethodFigure[] =>
  byAgeAndSex(
    (sex) => table[sex],
    ({ perKg, constant }) => `${sum(per(perKg, 'weight (kg)'), signed(constant))} kcal a day`,
  );

const byBody = (table: Readonly<Record<Sex, BodySizeEquation>>): MethodFigure[] =>
  SEXES.map((sex) => {
    const { perKg, perCm, perYear, constant } = table[sex];
    const parts = [per(perKg, 'weight (kg)'), per(perCm, 'height (cm)'), per(perYear, 'age (years)')];
    return { ...ADULTS, sex, who: sex, text: `${sum(...parts, signed(constant))} kcal a day` };
  });

const range = (from: number, to: number): string =>
  from === to ? formatted(from) : `${formatted(from)} to ${formatted(to)}`;

const pennState = ({ perMifflin, perLitre, perDegree, constant }: typeof PENN_STATE_2010): string =>
  `${sum(
    per(perMifflin, 'Mifflin–St Jeor'),
    per(perLitre, 'minute ventilation (L/min)'),
    per(perDegree, 'highest temperature (°C)'),
    signed(constant),
  )} kcal a day`;

const NITROGEN_WORDS: Readonly<Record<string, string>> = {
  normal: 'normal',
  'hypermetabolic_5-25': 'hypermetabolic 5 to 25 %',
  'hypermetabolic_25-50': 'hypermetabolic 25 to 50 %',
  hypermetabolic_50plus: 'hypermetabolic above 50 %',
  depleted: 'depleted',
};

const PER_KG: MethodFigure[] = [
  ...byAgeAndSex(
    () => SACN_2011_INFANTS_PER_KG,
    (band, sex) => {
      const { breastFed, formulaFed } = band[sex].perKg;
      return `${formatted(breastFed)} kcal/kg a day breast fed, ${formatted(formulaFed)} formula fed`;
    },
  ),
  ...byAgeAndSex(
    () => SACN_2011_CHILDREN_PER_KG,
    (band, sex) => `${formatted(band[sex].perKg)} kcal/kg a day`,
  ),
];

/** Other calculations than energy and protein methods, and limits for plans. */
export type OtherMethod =
  | 'fluid'
  | 'nitrogen_to_protein'
  | 'stress'
  | 'activity'
  | 'obesity'
  | 'bmi'
  | 'weightChange'
  | 'ideal'
  | 'adjusted'
  | 'amputation'
  | 'plan'
  | 'recipe'
  | 'hang'
  | 'flush'
  | 'reference';

/** The tables of fluid and protein have no default for newborns: the first band begins after that age. */
const fromNewborn = (figures: readonly MethodFigure[]): MethodFigure[] =>
  figures.map((figure) =>
    figure.fromMonths === 0
      ? { ...figure, who: figure.who.replace('under', `${NEWBORN_UNTIL_DAYS} days to under`) }
      : figure,
  );

/** The equation says everything: its numbers are in its text, or entered by the dietitian. */
const NONE: readonly MethodFigure[] = [];

/** The figures of every method, even if there are none, so that no method is forgotten. */
export const METHOD_FIGURES: Readonly<
  Record<EnergyMethod | ProteinMethod | OtherMethod, readonly MethodFigure[]>
> = {
  peng_2018: NONE,
  henry_oxford: byWeight(HENRY_2005),
  schofield: byWeight(SCHOFIELD_1985),
  harris_benedict: byBody(HARRIS_BENEDICT_1919),
  mifflin_st_jeor: byBody(MIFFLIN_ST_JEOR_1990),
  penn_state: [
    {
      ...ADULTS,
      who: `under ${PENN_STATE_2010_FROM_MONTHS / 12} years, or BMI under ${PENN_STATE_2010_FROM_BMI} (2003b)`,
      text: pennState(PENN_STATE_2003B),
    },
    {
      ...ADULTS,
      who: `${PENN_STATE_2010_FROM_MONTHS / 12} years and over with BMI ${PENN_STATE_2010_FROM_BMI} or more (2010)`,
      text: pennState(PENN_STATE_2010),
    },
  ],
  sacn: byAgeAndSex(
    () => SACN_2011,
    (band, sex) => `${formatted(band[sex])} kcal a day`,
  ),
  uk_paeds: PER_KG,
  roi_paeds_under_6months: PER_KG.filter(({ fromMonths = 0 }) => fromMonths < 6),
  roi_paeds_6months_17years: byAgeAndSex(
    () => EFSA_2013_ENERGY,
    (band, sex) =>
      Object.entries(band[sex])
        .map(
          ([pal, kcal]) =>
            `${formatted(kcal)} kcal a day${pal === 'none' ? '' : ` at PAL ${formatted(Number(pal) / 10)}`}`,
        )
        .join(', '),
  ),
  paeds: fromNewborn([
    ...byAgeAndSex(
      () => RNI_1991_PROTEIN,
      (band, sex) => `${formatted(band[sex].gramsPerDay)} g a day`,
    ).map((figure) => ({ ...figure, who: `${figure.who}, UK` })),
    ...byAgeAndSex(
      () => EFSA_2012_PROTEIN,
      (band, sex) => `${formatted(band[sex])} g/kg a day`,
    ).map((figure) => ({ ...figure, who: `${figure.who}, Ireland` })),
  ]),
  peng: NONE,
  min_max: NONE,
  nitrogen: NONE,
  fluid: fromNewborn(byAge(FLUID_BY_AGE, ({ mlPerKg }) => `${formatted(mlPerKg)} ml/kg a day`)),
  nitrogen_to_protein: NITROGEN_LEVELS.map(({ id, lowest, average, highest }) => ({
    who: NITROGEN_WORDS[id] ?? id,
    text: `${formatted(average)} g nitrogen/kg a day (${range(lowest, highest)})`,
  })),
  stress: STRESS_CONDITIONS.map(({ name, fromPercent, toPercent }) => ({
    who: name,
    text: `${range(fromPercent, toPercent)} % added to the basal rate`,
  })),
  activity: PAL_DIT_CATEGORIES.map(({ id, from, to }) => ({
    who: id.replaceAll('-', ' '),
    text: `× ${range(from, to)}`,
  })),
  amputation: BODY_PARTS.map(({ id, percent }) => ({
    who: id.replaceAll('-', ' '),
    text: `${formatted(percent)} % of the weight of the body, each side`,
  })),
  obesity: [
    {
      who: `BMI from ${OBESITY_FACTORS.obeseFromBmi}`,
      text: `× ${formatted(OBESITY_FACTORS.obese)} of the protein by weight`,
    },
    {
      who: `BMI above ${OBESITY_FACTORS.severelyObeseAboveBmi}`,
      text: `× ${formatted(OBESITY_FACTORS.severelyObese)} of the protein by weight`,
    },
  ],
  bmi: NONE,
  weightChange: NONE,
  ideal: NONE,
  adjusted: NONE,
  plan: NONE,
  recipe: NONE,
  hang: NONE,
  flush: NONE,
  reference: NONE,
};
