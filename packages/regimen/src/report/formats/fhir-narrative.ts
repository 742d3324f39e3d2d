import { renderSections, type ReportDocument, SECTION_IDS, type SectionRenderers } from '../document.ts';
import { escapeHtml } from './escape.ts';
import { plainRenderers } from './plain-renderers.ts';
import { rowText } from './rows.ts';

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

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const lines = (texts: readonly string[]): string => texts.map(paragraph).join('');

const PLAIN = plainRenderers({
  section: (title, parts) => {
    const said = parts.join('');
    return said === '' ? '' : `<h2>${escapeHtml(title)}</h2>${said}`;
  },
  rows: (all) => lines(all.map(rowText)),
  lines,
  together: (sections) => sections.join(''),
});
const NARRATIVE: SectionRenderers<string> = {
  ...PLAIN,
  patient: ({ title, facts }, report) =>
    PLAIN.patient({ title, facts: facts.filter(({ id }) => !IDENTIFYING.has(id)) }, report),
  // The tables before it say the same.
  allNutrients: () => '',
};
