import type { Country, Product } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import type { RegimenValues, SelectedProduct } from '../state/values.ts';
import { stageIsAsked, stageOf } from '../state/reproductive-stage.ts';
import { chosenAmounts, provided } from '../totals/provided.ts';
import type { AdequacyPatient } from './adequacy.ts';
import { energySplit } from './energy-split.ts';
import { intakesNote } from './intakes-note.ts';
import { methodNotes } from './method-notes.ts';
import { notStatedByProduct, nutrientTables } from './nutrient-tables.ts';
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
  const chosen = chosenAmounts(input.selected, input.products);
  const { counted, portions } = chosen;
  const given = provided(counted);
  const patient = adequacyPatient(input);
  return {
    title: words.title,
    madeOn: words.madeOn(input.madeOn.date, input.madeOn.time),
    country,
    countryName: words.country[country],
    demonstration: isDemonstration(input) ? words.demonstration : null,
    patient: { title: words.patient.title, facts: patientFacts(values, assessment, words) },
    requirements: { title: words.requirement.title, blocks: requirementBlocks(assessment, given, words) },
    products: productsTable(chosen, given, notStatedByProduct(portions, words), words),
    tables: nutrientTables(counted, patient, words),
    intakeStage: intakeStage(input),
    energySplit: energySplit(counted, words),
    methods: {
      title: words.methods.title,
      notes: [...methodNotes(assessment, words), ...intakesNote(patient, words)],
    },
    checks: checks(input),
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

/** While demonstration data is loaded every report says so, even one without products. */
export const isDemonstration = ({ products }: ReportInput): boolean =>
  products.some(({ demonstration }) => demonstration);

function checks({ assessment, scope, words }: ReportInput): ReportDocument['checks'] {
  const lists = [
    {
      id: 'kept' as const,
      title: words.checks.kept,
      lines: assessment.warnings.map(({ message }) => message),
    },
    { id: 'scope' as const, title: words.checks.scope, lines: [...scope] },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
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
