import type { SectionRenderers } from '../document.ts';
import {
  codeRows,
  dayRows,
  factRow,
  findingLines,
  findingsTitle,
  methodLine,
  nutrientRow,
  patientRows,
  planLines,
  planSentences,
  omitNulls,
  productNotes,
  productRows,
  recipeLines,
  type ReportRow,
  requirementRow,
} from './rows.ts';

/** How a format without columns writes the parts of a report. */
export type Markup = {
  /** Empty where all its parts are. */
  section: (title: string, parts: readonly string[]) => string;
  rows: (rows: readonly ReportRow[]) => string;
  lines: (texts: readonly string[]) => string;
  /** Sections under one name. */
  together: (sections: readonly string[]) => string;
};

/** Every section as a title with rows and lines; a format has others in place of those it draws in its own way. */
export const plainRenderers = ({ section, rows, lines, together }: Markup): SectionRenderers<string> => ({
  head: ({ demonstration, title, madeOn, countryName }) =>
    lines(omitNulls([demonstration, title, `${madeOn}, ${countryName}`])),
  findings: (found) => section(findingsTitle(found), [lines(findingLines(found))]),
  patient: (patient) => section(patient.title, [rows(patientRows(patient))]),
  requirements: ({ title, blocks }) => section(title, [rows(blocks.map(requirementRow))]),
  products: (table) => section(table.title, [rows(productRows(table)), lines(productNotes(table))]),
  feedPlan: (plan) =>
    section(plan.title, [lines(planSentences(plan)), rows(dayRows(plan)), lines(planLines(plan))]),
  recipe: (recipe) => section(recipe.title, [lines(recipeLines(recipe))]),
  checks: (checks) => together(checks.map(({ title, lines: said }) => section(title, [lines(said)]))),
  intakeStage: ({ text }) => lines([text]),
  tables: (tables) =>
    together(
      tables.map(({ title, lines: all, dagger, addNothing }) =>
        section(title, [rows(all.map(nutrientRow)), lines(omitNulls([dagger, addNothing]))]),
      ),
    ),
  allNutrients: ({ title, lines: all }) => section(title, [rows(all.map(factRow))]),
  energySplit: ({ title, shares, basis }) => section(title, [rows(shares.map(factRow)), lines([basis])]),
  codes: (codes) => section(codes.title, [rows(codeRows(codes))]),
  methods: ({ title, notes }) => section(title, [lines(notes.map(methodLine))]),
  notes: ({ title, lines: said }) => section(title, [lines(said)]),
});
