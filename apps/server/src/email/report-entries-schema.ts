import { GIVEN_UNITS } from '@dietetic/catalogue';
import {
  COUNTRIES,
  ENERGY_METHODS,
  parseCalendarDate,
  PROTEIN_METHODS,
  REPRODUCTIVE_STAGES,
} from '@dietetic/clinical';
import {
  CHOICE_ENTRIES,
  INPUT_LIMITS,
  MAX_PRODUCTS,
  type NumericEntryKey,
  parseFeedPlan,
  parseRecipe,
  type ReportEntries,
  SCOPE_IDS,
  VOLUME_UNITS,
} from '@dietetic/regimen';
import * as z from 'zod';

/** Four for each product, one for each vitamin and mineral, and those about the patient. */
const FINDINGS_AT_MOST = 250;
/** In ml or g a day: more than any real amount, but still a number that can be written. */
const AMOUNT_AT_MOST = 1_000_000;

const calendarDate = z
  .string()
  .max(10)
  .refine((text) => parseCalendarDate(text) !== null);

/** Local time, to the minute. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => parseCalendarDate(text.slice(0, 10)) !== null);

const numbers = Object.fromEntries(
  Object.keys(INPUT_LIMITS).map((key) => [key, z.number().optional()]),
) as Record<NumericEntryKey, z.ZodOptional<z.ZodNumber>>;

const choices = Object.fromEntries(
  Object.entries(CHOICE_ENTRIES).map(([key, values]) => [key, z.literal([...values]).optional()]),
) as {
  [Key in keyof typeof CHOICE_ENTRIES]: z.ZodOptional<z.ZodLiteral<(typeof CHOICE_ENTRIES)[Key][number]>>;
};

/** No number in it exceeds any possible amount. */
const hasPlainNumbers = (given: unknown): boolean =>
  typeof given === 'object' && given !== null
    ? Object.values(given).every(hasPlainNumbers)
    : typeof given !== 'number' || Math.abs(given) <= AMOUNT_AT_MOST;

/** A part with its own reader: numbers, times, choices and product ids, nothing else. */
const readBy = <Part>(read: (given: unknown) => Part | null) =>
  z.unknown().transform((given, context): Part => {
    const part = hasPlainNumbers(given) ? read(given) : null;
    if (part !== null) return part;
    context.addIssue({ code: 'custom', message: 'cannot be read' });
    return z.NEVER;
  });

/**
 * What a report from outside may contain: numbers, choices and dates. The few texts left (a version, names of the
 * catalogue and its products) are only compared with our own.
 */
export const reportEntriesSchema: z.ZodType<ReportEntries> = z.strictObject({
  engineVersion: z.string().max(20),
  catalogue: z.string().max(128).nullable(),
  catalogueDate: calendarDate.nullable(),
  madeOn: moment,
  country: z.enum(COUNTRIES),
  values: z.strictObject({
    ...numbers,
    ...choices,
    ER_CALCULATION_METHOD: z.enum(ENERGY_METHODS).optional(),
    PC_CALCULATION_METHOD: z.enum(PROTEIN_METHODS).optional(),
    PD_DOB: calendarDate.optional(),
    /** The body a weight used is of: two figures and a sex, each or a hyphen. */
    PD_WEIGHT_USED_FOR: z
      .string()
      .max(60)
      .regex(/^(?:-|[\d.]+) (?:-|[\d.]+) (?:-|male|female)$/)
      .optional(),
    /** A slug of the catalogue's own categories, or the report is refused. */
    PD_CONDITION: z.string().max(200).optional(),
  }),
  scope: z.array(z.enum(SCOPE_IDS)).max(SCOPE_IDS.length),
  stage: z.enum(REPRODUCTIVE_STAGES).optional(),
  products: z
    .array(
      z.strictObject({
        id: z.string().max(200),
        name: z.string().max(500),
        volume: z.number().positive().max(AMOUNT_AT_MOST),
        volumeUnit: z.enum(VOLUME_UNITS),
        given: z
          .strictObject({
            amount: z.number().positive().max(AMOUNT_AT_MOST),
            unit: z.enum(GIVEN_UNITS),
            packSize: z.number().positive().max(AMOUNT_AT_MOST).optional(),
          })
          .optional(),
        changed: z.uuid().optional(),
      }),
    )
    .max(MAX_PRODUCTS),
  feedPlan: z
    .strictObject({
      plan: readBy((given) => parseFeedPlan(given).plan),
      isOutOfDate: z.boolean(),
      isOfTemplate: z.literal(true).optional(),
    })
    .optional(),
  recipe: readBy((given) => parseRecipe(given).recipe).optional(),
  recipeFor: z
    .strictObject({
      ageMonths: z.number().max(AMOUNT_AT_MOST).nullable(),
      weightKg: z.number().max(AMOUNT_AT_MOST).nullable(),
      usedWeightKg: z.number().max(AMOUNT_AT_MOST).nullable().optional(),
    })
    .optional(),
  keptAt: z.array(moment.nullable()).max(FINDINGS_AT_MOST),
});
