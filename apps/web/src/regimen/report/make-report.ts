import type { Product } from '@dietetic/catalogue';
import { APP_VERSION, fieldText, reportDocumentWords as words } from '@dietetic/content';
import {
  type Assessment,
  buildReport,
  type RegimenState,
  type ReportDocument,
  reportEntries,
  type ReportEntries,
  reportInput,
  type ReportInput,
} from '@dietetic/regimen';
import { isoDate, isoDateTime } from '#platform/dates.ts';
import type { CatalogueState } from '#session/catalogue-state.ts';

export type MadeReport = {
  document: ReportDocument;
  input: ReportInput;
  entries: ReportEntries;
  madeAt: string;
};

type Stand = {
  regimen: RegimenState;
  assessment: Assessment;
  /** Whole, all that the regimen rests on. */
  products: readonly Product[];
  catalogue: Pick<CatalogueState, 'allProducts' | 'catalogue' | 'lastUpdated'>;
  /** Milliseconds since 1970. */
  at: number;
};

/** The report of a regimen as it stands; null without a country, whose tables it would be held against. */
export function makeReport({ regimen, assessment, products, catalogue, at }: Stand): MadeReport | null {
  const { country } = regimen;
  if (country === undefined) return null;
  const { allProducts, catalogue: version, lastUpdated } = catalogue;
  const entries = reportEntries(regimen, country, products, {
    engineVersion: APP_VERSION,
    catalogue: version ?? null,
    catalogueDate: lastUpdated === undefined ? null : isoDate(lastUpdated),
    madeOn: isoDateTime(at),
    onTheWall: (iso) => isoDateTime(Date.parse(iso)),
  });
  const input = reportInput(entries, {
    selected: regimen.products,
    assessment,
    products,
    demonstration: allProducts.some(({ demonstration }) => demonstration),
    words,
    scopeWords: (id) => fieldText(`scope.${id}`, country),
  });
  return { document: buildReport(input), input, entries, madeAt: new Date(at).toISOString() };
}
