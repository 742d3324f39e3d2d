import { ENERGY_METHODS, PROTEIN_METHODS } from '@dietetic/clinical';
import { CHOICE_ENTRIES, INPUT_LIMITS, INPUT_WARNING_CODES } from '@dietetic/regimen';
import type { NumberLimits } from '@dietetic/regimen';

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

const text = { type: 'string' };
const numberOrNull = { type: ['number', 'null'] };
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
    'invalid-input',
    null,
  ],
};

/** What a line of input may hold. A line that breaks it is still answered, with the errors named. */
export const CASE_SCHEMA = {
  $schema: DRAFT,
  title: 'A case for the calculators',
  type: 'object',
  properties: {
    id: { description: 'Anything; repeated in the answer.' },
    country: orNull({ enum: ['uk', 'roi'] }),
    values: orNull({
      type: 'object',
      properties: {
        ...mapped(INPUT_LIMITS, numberSchema),
        ...mapped(CHOICE_ENTRIES, (choices: readonly unknown[]) => orNull({ enum: [...choices] })),
        ER_CALCULATION_METHOD: orNull({ enum: ENERGY_METHODS }),
        PC_CALCULATION_METHOD: orNull({ enum: [...PROTEIN_METHODS] }),
        PD_DOB: orNull({ ...text, format: 'date', description: 'Does not enter a result; PD_AGE does.' }),
        PD_WEIGHT_PREV: { description: 'Another name for PD_WEIGHT_PREVIOUS.' },
      },
    }),
    products: orNull({
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'volume', 'volumeUnit'],
        properties: {
          id: { ...text, description: 'Of the embedded catalogue.' },
          volume: { type: 'number', minimum: 0, description: 'A day.' },
          volumeUnit: { enum: ['ml', 'g'], description: 'As the product is measured.' },
        },
      },
    }),
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

const CASE_ANSWER = {
  type: 'object',
  required: ['bmi', 'weightDifference', 'energy', 'protein', 'fluid', 'provided', 'warnings', 'errors'],
  properties: {
    id: {},
    bmi: { ...numberOrNull, description: 'kg/m², unrounded' },
    weightDifference: { ...numberOrNull, description: '% of the previous weight, unrounded' },
    energy: object(figures(ENERGY_METHODS)),
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
          },
          additionalProperties: false,
        },
        { type: 'null' },
      ],
    },
    warnings: issue(INPUT_WARNING_CODES),
    errors: issue(['above-limit', 'below-limit', 'wrong-type', 'not-allowed', 'unknown-key']),
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

/** What a line of output holds. */
export const ANSWER_SCHEMA = {
  $schema: DRAFT,
  title: 'An answer of the calculators',
  anyOf: [CASE_ANSWER, NOT_A_CASE],
};
