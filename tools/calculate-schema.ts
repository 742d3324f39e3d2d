// Longer than other files: one schema, in the order of the answer it describes.
import { COUNTRIES, ENERGY_METHODS, PROTEIN_METHODS } from '@dietetic/clinical';
import { GIVEN_UNITS } from '@dietetic/catalogue';
import {
  CHOICE_ENTRIES,
  FINDING_CODES,
  FINDING_SEVERITIES,
  INPUT_LIMITS,
  INPUT_WARNING_CODES,
  VOLUME_UNITS,
} from '@dietetic/regimen';
import type { NumberLimits } from '@dietetic/regimen';
import {
  numberOrNull,
  PLAN_ANSWER,
  PLAN_SCHEMA,
  RECIPE_ANSWER,
  RECIPE_SCHEMA,
  text,
} from './calculate-bedside-schema.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Null counts as absent, so every value may be null. */
const orNull = (schema: Record<string, unknown>) => ({ anyOf: [schema, { type: 'null' }] });

const numberSchema = ({ name, unit, min, minIncluded, max, whole, usualMin, usualMax }: NumberLimits) => {
  const usual =
    usualMin === undefined && usualMax === undefined
      ? ''
      : `; a warning outside ${usualMin ?? 0} to ${usualMax ?? max}`;
  return orNull({
    type: whole ? 'integer' : 'number',
    [minIncluded ? 'minimum' : 'exclusiveMinimum']: min,
    maximum: max,
    description: `${name}${unit === '' ? '' : `, ${unit}`}${usual}`,
  });
};

const mapped = <Value>(of: object, schema: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, schema(value as Value)]));

const reason = {
  enum: [
    'needs-gender',
    'needs-age',
    'needs-country',
    'needs-weight',
    'needs-height',
    'needs-temperature',
    'needs-ventilation',
    'needs-range',
    'needs-level',
    'unknown-method',
    'method-not-for-patient',
    'outside-table',
    'newborn',
    'invalid-input',
    null,
  ],
};

/** What a line of input may contain. A line that violates it is still answered, with its errors. */
export const CASE_SCHEMA = {
  $schema: DRAFT,
  title: 'A case for the calculators',
  type: 'object',
  properties: {
    id: { description: 'Anything; repeated in the answer.' },
    country: orNull({ enum: [...COUNTRIES] }),
    values: orNull({
      type: 'object',
      properties: {
        ...mapped(INPUT_LIMITS, numberSchema),
        ...mapped(CHOICE_ENTRIES, (choices: readonly unknown[]) => orNull({ enum: [...choices] })),
        ER_CALCULATION_METHOD: orNull({ enum: ENERGY_METHODS }),
        PC_CALCULATION_METHOD: orNull({ enum: [...PROTEIN_METHODS] }),
        PD_CONDITION: orNull({
          ...text,
          description: 'A metabolic disorder: the slug of one of the embedded catalogue’s categories.',
        }),
        PD_DOB: orNull({ ...text, format: 'date', description: 'Does not enter a result; PD_AGE does.' }),
        PD_WEIGHT_PREV: { description: 'Another name for PD_WEIGHT_PREVIOUS.' },
      },
    }),
    products: orNull({
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        oneOf: [{ required: ['volume', 'volumeUnit'] }, { required: ['amount', 'unit'] }],
        properties: {
          id: { ...text, description: 'Of the embedded catalogue.' },
          volume: { type: 'number', minimum: 0, description: 'A day.' },
          volumeUnit: { enum: [...VOLUME_UNITS], description: 'As the product is measured.' },
          amount: { type: 'number', minimum: 0, description: 'A day, in the unit.' },
          unit: { enum: [...GIVEN_UNITS], description: 'One that the product has.' },
          packSize: { type: 'number', description: 'ml or g of one, where the product has several sizes.' },
        },
      },
    }),
    plan: orNull(PLAN_SCHEMA),
    recipe: orNull(RECIPE_SCHEMA),
  },
} as const;

const figures = (methods: readonly string[]) => ({
  methods: {
    type: 'array',
    items: { enum: [...methods] },
    description: 'Offered; the first is the default.',
  },
  method: { type: ['string', 'null'] },
  result: { ...numberOrNull, description: 'Unrounded, a day.' },
  low: numberOrNull,
  high: numberOrNull,
  reason,
  working: { type: ['string', 'null'] },
  source: {
    anyOf: [
      {
        type: 'object',
        required: ['id', 'citation', 'status'],
        properties: {
          id: text,
          citation: text,
          status: { enum: ['official', 'independent', 'derived', 'spec', 'unconfirmed'] },
        },
      },
      { type: 'null' },
    ],
  },
});

const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});

const issue = (codes: readonly string[]) => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['field', 'code', 'message'],
    properties: { field: text, code: { enum: codes }, message: text, limit: { type: 'number' } },
  },
});

/** In the order of the codes, then of the products. */
const FINDING = object({
  code: { enum: [...FINDING_CODES] },
  severity: {
    enum: [...FINDING_SEVERITIES],
    description: 'ask: one press confirms; confirm: a hard confirmation; stop: no result.',
  },
  fields: { type: 'array', items: text, description: 'Keys it rests on, or the id of a nutrient.' },
  products: { type: 'array', items: text, description: 'Ids.' },
  value: numberOrNull,
  limit: numberOrNull,
  unit: { type: ['string', 'null'] },
  message: text,
  source: text,
});

const CASE_ANSWER = {
  type: 'object',
  required: [
    'bmi',
    'weightDifference',
    'energy',
    'protein',
    'fluid',
    'provided',
    'findings',
    'warnings',
    'errors',
    'PATIENT_ENERGY_RESULT',
    'PATIENT_PROTEIN_RESULT',
    'FLUID_RESULT',
    'FLUID_PER_KG',
    'PC_SELECTED_PRODUCTS',
  ],
  properties: {
    id: {},
    bmi: { ...numberOrNull, description: 'kg/m², unrounded' },
    weightDifference: { ...numberOrNull, description: '% of the previous weight, unrounded' },
    energy: object({
      ...figures(ENERGY_METHODS),
      kind: {
        enum: ['basal', 'requirement'],
        description: 'A basal rate waits for an activity: nothing is held against it.',
      },
    }),
    protein: object({
      ...figures(PROTEIN_METHODS),
      factor: { ...numberOrNull, description: 'Obesity factor; null for the paediatric method.' },
    }),
    fluid: object({
      result: { type: ['integer', 'null'], description: 'ml/day' },
      perKg: { ...numberOrNull, description: 'ml/kg/day' },
      reason,
    }),
    provided: {
      anyOf: [
        {
          type: 'object',
          required: ['energyKcal', 'proteinG', 'volumeMl'],
          properties: {
            energyKcal: { ...numberOrNull, description: 'Null when no product states it.' },
            proteinG: { ...numberOrNull, description: 'Null when no product states it.' },
            volumeMl: { ...numberOrNull, description: 'Of the products measured in ml.' },
            atLeast: {
              type: 'array',
              items: { enum: ['energyKcal', 'proteinG'] },
              description: 'Figures that not every product states.',
            },
            products: {
              type: 'array',
              items: object({ id: text, asGiven: text }),
              description: 'Each amount in words; present when one was given by amount and unit.',
            },
          },
          additionalProperties: false,
        },
        { type: 'null' },
      ],
    },
    plan: { anyOf: [PLAN_ANSWER, { type: 'null' }] },
    recipe: { anyOf: [RECIPE_ANSWER, { type: 'null' }] },
    findings: { type: 'array', items: FINDING },
    warnings: issue(INPUT_WARNING_CODES),
    errors: issue(['above-limit', 'below-limit', 'wrong-type', 'not-allowed', 'unknown-key']),
    PATIENT_ENERGY_RESULT: { ...numberOrNull, description: 'kcal/day; null for a basal rate.' },
    PATIENT_PROTEIN_RESULT: { ...numberOrNull, description: 'g/day' },
    FLUID_RESULT: { type: ['integer', 'null'], description: 'ml/day' },
    FLUID_PER_KG: { ...numberOrNull, description: 'ml/kg/day' },
    PC_SELECTED_PRODUCTS: {
      type: 'array',
      items: object({
        id: text,
        name: text,
        packSize: text,
        volume: { type: 'number', description: 'A day.' },
        volumeUnit: { enum: ['ml', 'g'] },
      }),
    },
  },
  additionalProperties: false,
};

const NOT_A_CASE = object({
  line: { type: 'integer', minimum: 1 },
  errors: {
    type: 'array',
    items: object({ code: { enum: ['not-json', 'not-an-object'] } }),
  },
});

/** What a line of output contains. */
export const ANSWER_SCHEMA = {
  $schema: DRAFT,
  title: 'An answer of the calculators',
  anyOf: [CASE_ANSWER, NOT_A_CASE],
};
