import type { Country, Product } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import type { RegimenValues, SelectedProduct } from '../state/values.ts';
import { stageIsAsked, stageOf } from '../state/reproductive-stage.ts';
import { portionsOf, provided } from '../totals/provided.ts';
import type { AdequacyPatient } from './adequacy.ts';
import { methodNotes } from './method-notes.ts';
import { energySplit, notStatedByProduct, nutrientTables } from './nutrient-tables.ts';
import { patientFacts } from './patient-facts.ts';
import { productsTable } from './products-table.ts';
import type { ReportDocument } from './report-document.ts';
import type { ReportWords } from './report-words.ts';
import { requirementBlocks } from './requirement-blocks.ts';

export type ReportInput = {
  country: Country;
  values: RegimenValues;
  /** Pregnancy or lactation, where it was chosen. */
  stage?: ReproductiveStage | undefined;
  assessment: Assessment;
  selected: readonly SelectedProduct[];
  products: readonly Product[];
  /** Written out by the caller, who has the clock: "20 Nov 2026" and "09:41". */
  madeOn: { date: string; time: string };
  /** When the product data was last updated, written out; null when it is not known. */
  catalogueDate: string | null;
  engineVersion: string;
  /** What the clinician named as outside the calculators' scope, in words. */
  scope: readonly string[];
  words: ReportWords;
};

export function buildReport(input: ReportInput): ReportDocument {
  const { country, values, assessment, words } = input;
  const { portions, missing } = portionsOf(input.selected, input.products);
  const given = provided(portions);
  const patient = adequacyPatient(input);
  const split = energySplit(portions, words);
  const checks = [...input.scope, ...assessment.warnings.map(({ message }) => message)];
  return {
    title: words.title,
    madeOn: words.madeOn(input.madeOn.date, input.madeOn.time),
    country,
    countryName: words.country[country],
    demonstration: portions.some(({ product }) => product.demonstration) ? words.demonstration : null,
    patient: { title: words.patient.title, facts: patientFacts(values, assessment, words) },
    requirements: { title: words.requirement.title, blocks: requirementBlocks(assessment, given, words) },
    products: productsTable(portions, missing, given, notStatedByProduct(portions, words), words),
    tables: nutrientTables(portions, patient, words),
    intakeStage: intakeStage(input),
    energySplit: split === null ? null : { title: words.nutrients.energySplit, facts: split },
    methods: { title: words.methods.title, notes: methodNotes(assessment, words) },
    checks: checks.length === 0 ? null : { title: words.checks.title, lines: checks },
    notes: {
      title: words.notes.title,
      lines: [
        words.notes.rounding,
        words.notes.guide,
        words.notes.versions(input.engineVersion, input.catalogueDate ?? words.notes.unknownDate),
      ],
    },
  };
}

/** Whose reference intakes the vitamins and minerals are held against. */
export function adequacyPatient({ country, values, assessment, stage }: ReportInput): AdequacyPatient {
  return {
    country,
    ageMonths: values.PD_AGE,
    sex: values.PD_GENDER,
    weightKg: values.PD_WEIGHT,
    energyKcal: assessment.energy.result ?? undefined,
    stage: stageOf({ values, ...(stage === undefined ? {} : { stage }) }),
  };
}

/** Figures for pregnancy and lactation are used only where they were chosen, and the report says which it was. */
function intakeStage({ values, stage, words }: ReportInput): ReportDocument['intakeStage'] {
  if (!stageIsAsked(values)) return null;
  const say = words.nutrients.stage;
  return {
    label: say.label,
    value: stage === undefined ? say.notChosen : say.value[stage],
    text: say.text(stage ?? null),
  };
}
