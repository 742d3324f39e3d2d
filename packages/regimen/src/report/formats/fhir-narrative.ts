import { renderSections, type ReportDocument, SECTION_IDS, type SectionRenderers } from '../document.ts';
import { escape } from './escape.ts';
import {
  codeRows,
  dayRows,
  findingLines,
  findingsTitle,
  methodLine,
  nutrientRow,
  patientRows,
  planLines,
  planSentences,
  productNotes,
  productRow,
  recipeLines,
  type ReportRow,
  requirementRow,
  totalRow,
} from './rows.ts';

/** Nobody is identified in a bundle that may be sent on: a date of birth stays out of it. */
const IDENTIFYING = new Set(['date-of-birth']);

/** The report as a FHIR narrative, for systems that show nothing else of the resource. */
export const fhirNarrative = (report: ReportDocument) =>
  narrative(renderSections(report, NARRATIVE, SECTION_IDS).join(''));

/** XHTML of a resource; `inner` is escaped already. */
export const narrative = (inner: string) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${inner}</div>`,
});

export const paragraph = (text: string): string => `<p>${escape(text)}</p>`;

const section = (title: string, inner: string): string =>
  inner === '' ? '' : `<h2>${escape(title)}</h2>${inner}`;

const lines = (texts: readonly string[]): string => texts.map(paragraph).join('');

const rows = (all: readonly ReportRow[]): string =>
  lines(
    all.map(
      ({ name, aside, values }) => `${name}${aside === null ? '' : ` (${aside})`}: ${values.join('; ')}`,
    ),
  );

const NARRATIVE: SectionRenderers<string> = {
  head: ({ demonstration, title, madeOn, countryName }) =>
    lines([...(demonstration === null ? [] : [demonstration]), title, `${madeOn}, ${countryName}`]),
  findings: (found) => section(findingsTitle(found), lines(findingLines(found))),
  patient: ({ title, facts }) =>
    section(title, rows(patientRows({ title, facts: facts.filter(({ id }) => !IDENTIFYING.has(id)) }))),
  requirements: ({ title, blocks }) => section(title, rows(blocks.map(requirementRow))),
  products: (products) =>
    section(
      products.title,
      rows([...products.lines.map((line) => productRow(line, products.head)), ...totalRow(products)]) +
        lines(productNotes(products)),
    ),
  feedPlan: (plan) =>
    section(plan.title, lines(planSentences(plan)) + rows(dayRows(plan)) + lines(planLines(plan))),
  recipe: (recipe) => section(recipe.title, lines(recipeLines(recipe))),
  checks: (checks) => checks.map(({ title, lines: said }) => section(title, lines(said))).join(''),
  intakeStage: ({ text }) => paragraph(text),
  tables: (tables) =>
    tables
      .map(({ title, lines: all, dagger }) =>
        section(title, rows(all.map(nutrientRow)) + (dagger === null ? '' : paragraph(dagger))),
      )
      .join(''),
  // The tables before it say the same.
  allNutrients: () => '',
  energySplit: ({ title, shares, basis }) =>
    section(title, lines([...shares.map(({ label, text }) => `${label}: ${text}`), basis])),
  codes: (codes) => section(codes.title, rows(codeRows(codes))),
  methods: ({ title, notes }) => section(title, lines(notes.map(methodLine))),
  notes: (notes) => section(notes.title, lines(notes.lines)),
};
