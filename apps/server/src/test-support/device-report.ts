import { importCatalogue, productRecord } from '@dietetic/catalogue';
import { APP_VERSION, fieldText, reportDocumentWords as words } from '@dietetic/content';
import {
  type Assessment,
  assessRegimen,
  buildReport,
  confirmWarning,
  emptyRegimen,
  serialiseMailedReport,
  type RegimenState,
  reportEntries,
  type ReportEntries,
  reportHtml,
  reportInput,
} from '@dietetic/regimen';
import type { RawCatalogue } from '#catalogue/raw-catalogue.ts';

const PATIENT: RegimenState['values'] = {
  PD_GENDER: 'female',
  PD_AGE: 816,
  PD_WEIGHT: 58,
  PD_WEIGHT_PREVIOUS: 85,
  PD_HEIGHT: 163,
  PD_DOB: '1958-04-02',
  PD_CONDITION: 'pku',
  ER_CALCULATION_METHOD: 'peng_2018',
  ER_CALORIC_EQUATION_MIN: 22,
  ER_CALORIC_EQUATION_MAX: 26,
  ER_PAL_DIT_CATEGORY: 1.15,
};

export type Device = {
  catalogue: RawCatalogue;
  /** What the manifest calls it. */
  published: string;
  demonstration?: boolean;
};

export const productsOf = ({ catalogue, demonstration = true }: Device) =>
  importCatalogue(catalogue, { demonstration }).products;

/** A regimen of the first products a device has, chosen while they were as they are. */
export function regimenOf(device: Device, count = 3, values: RegimenState['values'] = {}): RegimenState {
  const products = productsOf(device);
  return {
    ...emptyRegimen('uk'),
    values: { ...PATIENT, ...values },
    lists: { PD_SCOPE: ['renal'] },
    products: products.slice(0, count).map((product) => ({
      id: product.id,
      name: product.name,
      packSize: product.packSize,
      images: [],
      volume: 250,
      volumeUnit: product.basis,
      asChosen: productRecord(product),
    })),
  };
}

/** What a device sends: the report as its screen shows it, with the entries behind it. */
export function deviceReport(
  device: Device,
  regimen: RegimenState = regimenOf(device),
): { entries: ReportEntries; html: string; htmlContent: string } {
  const { products } = importCatalogue(device.catalogue, { demonstration: device.demonstration ?? true });
  const entries = reportEntries(regimen, regimen.country ?? 'uk', products, {
    engineVersion: APP_VERSION,
    catalogue: device.published,
    catalogueDate: '2026-11-19',
    madeOn: '2026-11-20T09:41',
    onTheWall: (iso) => iso.slice(0, 16),
  });
  const html = writtenReport(device, entries, regimen.products);
  return { entries, html, htmlContent: serialiseMailedReport(entries, html) };
}

/** The report that the app's own code writes for any entries, including an attacker's. */
export function writtenReport(
  { catalogue, demonstration = true }: Device,
  entries: ReportEntries,
  selected: RegimenState['products'],
): string {
  const { country } = entries;
  const report = buildReport(
    reportInput(entries, {
      selected,
      assessment: shownOnScreen(entries),
      products: importCatalogue(catalogue, { demonstration }).products,
      demonstration,
      words,
      scopeWords: (id) => fieldText(`scope.${id}`, country),
    }),
  );
  return reportHtml(report);
}

/** A question about a result is asked once what it rests on is confirmed. */
const MOST_QUESTIONS = 3;

/** As the screen has it: a report is sent when every warning about the patient is confirmed. */
function shownOnScreen({ country, values, scope }: ReportEntries): Assessment {
  let regimen: RegimenState = { ...emptyRegimen(country), values, lists: { PD_SCOPE: scope } };
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1)
    regimen = assessRegimen(regimen).warnings.reduce(
      (now, one) => confirmWarning(now, one, '2026-11-20T09:38:00.000Z'),
      regimen,
    );
  return assessRegimen(regimen).assessment;
}
