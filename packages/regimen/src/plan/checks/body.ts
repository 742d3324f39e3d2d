import {
  ADULT_FROM_MONTHS,
  bodyMassIndex,
  CDC_2000_MEDIANS_SOURCE,
  cm,
  CM_PER_METRE,
  feetToCm,
  formatNumber,
  formatQuantity,
  HEIGHT_IN_METRES,
  kg,
  medianHeightCm,
  medianWeightKg,
  PLAUSIBLE_ADULT_BMI,
  PLAUSIBLE_CHILD_BMI_FACTORS,
  PLAUSIBLE_HEIGHT_FACTORS,
  PLAUSIBLE_WEIGHT_FACTORS,
  poundsToKg,
  type Sex,
  stonesToKg,
  withoutResidue,
} from '@dietetic/clinical';
import { typedQuantityText } from '../../assessment/parse-entries.ts';
import { figureAndLimit, isOver, isUnder, trimmedNumber, withUnit } from './figures.ts';
import { type Finding, createFinding, PLAUSIBILITY_LIMIT_SOURCE } from './finding.ts';
import { patientAge, type PlanPatient } from './patient.ts';

type Range = { from: number; to: number };

/**
 * Weight and height against age and sex, and then against each other; from the 18th birthday, BMI. A probable slip of the unit is
 * named beside.
 */
export function bodyFindings(patient: PlanPatient, isForCalculate = false): Finding[] {
  if (patient.ageMonths === null) return [];
  return patient.ageMonths < ADULT_FROM_MONTHS
    ? childFindings(patient, patient.ageMonths, isForCalculate)
    : adultFindings(patient);
}

const WEIGHT = { code: 'weight-implausible', name: 'Weight', key: 'PD_WEIGHT', unit: 'kg' } as const;
const HEIGHT = { code: 'height-implausible', name: 'Height', key: 'PD_HEIGHT', unit: 'cm' } as const;

/** A bare 1.71: no height in centimetres at any age. */
const isInMetres = (heightCm: number): boolean => isIn(HEIGHT_IN_METRES, heightCm);

type Reading = {
  unit: string;
  convert: (value: number) => number;
  /** Where nothing else can have been meant. */
  isCertain?: (value: number) => boolean;
};

/** What a number may have been meant in, and what it is then. */
const READINGS: Record<'PD_WEIGHT' | 'PD_HEIGHT', readonly Reading[]> = {
  PD_WEIGHT: [
    { unit: 'lb', convert: (value: number): number => poundsToKg(value) },
    { unit: 'st', convert: (value: number): number => stonesToKg({ stones: value, pounds: 0 }) },
  ],
  PD_HEIGHT: [
    {
      unit: 'm',
      convert: (value: number): number => withoutResidue(value * CM_PER_METRE),
      isCertain: isInMetres,
    },
    { unit: 'in', convert: (value: number): number => feetToCm({ feet: 0, inches: value }) },
    { unit: 'ft', convert: (value: number): number => feetToCm({ feet: value, inches: 0 }) },
  ],
};

function childFindings(patient: PlanPatient, ageMonths: number, isForCalculate: boolean): Finding[] {
  const { weightKg, heightCm, sex } = patient;
  const weights = around(sex, (one) => medianWeightKg(one, ageMonths), PLAUSIBLE_WEIGHT_FACTORS);
  const heights = around(sex, (one) => medianHeightCm(one, ageMonths), PLAUSIBLE_HEIGHT_FACTORS);
  const fields = ['PD_AGE', 'PD_GENDER'];
  const alone = [
    ...outside(WEIGHT, weightKg, weights, patient, fields),
    ...outside(HEIGHT, heightCm, heights, patient, fields),
  ];
  return alone.length > 0 || isForCalculate ? alone : childBmiFinding(patient, ageMonths);
}

/** 12 kg at 150 cm: each of some child of 5 years, and never of one. A question of this app alone. */
function childBmiFinding(patient: PlanPatient, ageMonths: number): Finding[] {
  const { weightKg, heightCm, sex } = patient;
  const ofMedians = (one: Sex): number | null => {
    const [weight, height] = [medianWeightKg(one, ageMonths), medianHeightCm(one, ageMonths)];
    return weight === null || height === null ? null : bmi(weight, height);
  };
  const range = around(sex, ofMedians, PLAUSIBLE_CHILD_BMI_FACTORS);
  if (weightKg === null || heightCm === null || range === null) return [];
  const value = bmi(weightKg, heightCm);
  if (isIn(range, value)) return [];
  const limit = value > range.to ? range.to : range.from;
  const { figure } = figureAndLimit(value, limit, 'kg/m²', 1, formatNumber);
  const of = `${typedQuantityText(weightKg, 'kg')} and ${typedQuantityText(heightCm, 'cm')}`;
  const between = `${trimmedNumber(range.from, 1)} to ${withUnit(trimmedNumber(range.to, 1), 'kg/m²')}`;
  return [
    createFinding({
      code: WEIGHT.code,
      fields: ['PD_WEIGHT', 'PD_HEIGHT', 'PD_AGE', 'PD_GENDER'],
      value,
      limit,
      unit: 'kg/m²',
      message: `${of} hardly go together at ${patientAge(patient)}: a BMI of ${figure}, and this app asks outside ${between}.`,
      source: PLAUSIBILITY_LIMIT_SOURCE,
    }),
  ];
}

/** While the sex is not known, what is plausible for either. */
function around(sex: Sex | null, median: (sex: Sex) => number | null, factors: Range): Range | null {
  const medians = (sex === null ? (['female', 'male'] as const) : [sex])
    .map(median)
    .filter((one) => one !== null);
  if (medians.length === 0) return null;
  return { from: Math.min(...medians) * factors.from, to: Math.max(...medians) * factors.to };
}

function outside(
  { code, name, key, unit }: typeof WEIGHT | typeof HEIGHT,
  value: number | null,
  range: Range | null,
  patient: PlanPatient,
  readWith: string[],
  isMeant = (converted: number): boolean => range !== null && isIn(range, converted),
): Finding[] {
  if (value === null || range === null || isIn(range, value)) return [];
  const limit = value > range.to ? range.to : range.from;
  const side = value > range.to ? 'above' : 'below';
  const between = `${trimmedNumber(range.from, 1)} to ${withUnit(trimmedNumber(range.to, 1), unit)}`;
  return [
    createFinding({
      code,
      fields: [key, ...readWith],
      value,
      limit,
      unit,
      message: `${name} ${typedQuantityText(value, unit)} is ${side} the plausible range at ${patientAge(patient)}, ${between}.`,
      source: CDC_2000_MEDIANS_SOURCE.citation,
    }),
    ...unitSlip(key, value, isMeant),
  ];
}

/**
 * Where BMI is implausible and the height is outside the range of the oldest adolescents it is the height that is asked
 * about, and no BMI of it is said.
 */
const ADULT_HEIGHT_READ_AT_MONTHS = ADULT_FROM_MONTHS - 1;

const bmi = (weightKg: number, heightCm: number): number => bodyMassIndex(kg(weightKg), cm(heightCm));

function adultFindings(patient: PlanPatient): Finding[] {
  const { weightKg, heightCm, sex } = patient;
  if (heightCm === null || (weightKg === null && !isInMetres(heightCm))) return [];
  const value = weightKg === null ? null : bmi(weightKg, heightCm);
  if (value !== null && isIn(PLAUSIBLE_ADULT_BMI, value)) return [];
  const heights = around(
    sex,
    (one) => medianHeightCm(one, ADULT_HEIGHT_READ_AT_MONTHS),
    PLAUSIBLE_HEIGHT_FACTORS,
  );
  const limit =
    value !== null && value < PLAUSIBLE_ADULT_BMI.from ? PLAUSIBLE_ADULT_BMI.from : PLAUSIBLE_ADULT_BMI.to;
  if (weightKg === null || value === null || (heights !== null && !isIn(heights, heightCm))) {
    const isMeant = (converted: number) =>
      heights !== null &&
      isIn(heights, converted) &&
      (weightKg === null || isIn(PLAUSIBLE_ADULT_BMI, bmi(weightKg, converted)));
    const ofBmi = value === null ? {} : { value, limit, unit: 'kg/m²', source: PLAUSIBILITY_LIMIT_SOURCE };
    return outside(HEIGHT, heightCm, heights, patient, ['PD_WEIGHT'], isMeant).map((finding) =>
      finding.code === HEIGHT.code ? { ...finding, ...ofBmi } : finding,
    );
  }
  const written = figureAndLimit(value, limit, 'kg/m²', 1, formatNumber);
  const of = `${typedQuantityText(weightKg, 'kg')} and ${typedQuantityText(heightCm, 'cm')}`;
  const range = `${PLAUSIBLE_ADULT_BMI.from} to ${withUnit(String(PLAUSIBLE_ADULT_BMI.to), 'kg/m²')}`;
  return [
    createFinding({
      code: WEIGHT.code,
      fields: ['PD_WEIGHT', 'PD_HEIGHT'],
      value,
      limit,
      unit: 'kg/m²',
      message: `${of} make a BMI of ${written.figure}, outside the plausible range of ${range}.`,
      source: PLAUSIBILITY_LIMIT_SOURCE,
    }),
    ...unitSlip(WEIGHT.key, weightKg, (converted) => isIn(PLAUSIBLE_ADULT_BMI, bmi(converted, heightCm))),
  ];
}

/** The number in the unit it was probably meant in: 13 lb in a box of kg. */
function unitSlip(
  key: keyof typeof READINGS,
  typed: number,
  isPlausible: (converted: number) => boolean,
): Finding[] {
  const reading =
    READINGS[key].find(({ isCertain }) => isCertain?.(typed)) ??
    READINGS[key].find(({ convert }) => isPlausible(convert(typed)));
  if (reading === undefined) return [];
  const value = reading.convert(typed);
  const isWeight = key === 'PD_WEIGHT';
  const text = isWeight
    ? formatQuantity('weight', value).text
    : withUnit(trimmedNumber(value, 1), HEIGHT.unit);
  return [
    createFinding({
      code: 'unit-slip',
      fields: [key],
      value,
      unit: isWeight ? WEIGHT.unit : HEIGHT.unit,
      message: `${typedQuantityText(typed, reading.unit)} would be ${text}.`,
      source: `1 ${reading.unit} is ${typedQuantityText(reading.convert(1), isWeight ? WEIGHT.unit : HEIGHT.unit)}`,
    }),
  ];
}

const isIn = ({ from, to }: Range, value: number): boolean => !isOver(value, to) && !isUnder(value, from);
