import { type Product, productRecord } from '@dietetic/catalogue';
import { APP_VERSION, fieldText, reportDocumentWords as words } from '@dietetic/content';
import {
  assessConfirmed,
  buildReport,
  changeMark,
  isWithoutCategory,
  type ReportEntries,
  type ReportedProduct,
  reportHtml,
  reportInput,
  reportText,
  type SelectedProduct,
  parseMailedReport,
} from '@dietetic/regimen';
import { type CatalogueContent, productsOfCatalogue } from '#catalogue/products-of-catalogue.ts';
import { ApiError } from '#security/api-error.ts';
import type { Store } from '#store/open-store.ts';
import { reportEntriesSchema } from './report-entries-schema.ts';

export type RebuiltReport = { html: string; text: string };

/**
 * The report that a device shows, written again by us from its entries. The text that was sent is compared with it
 * and discarded, so no text of an attacker reaches a recipient (decision 036). Refuses a report that is not ours
 * (`invalid`), and one made with a catalogue or an app that we do not have, or that differs for any other reason
 * (`report-out-of-date`).
 */
export async function rebuildReport(store: Store, htmlContent: string): Promise<RebuiltReport> {
  const sent = parseMailedReport(htmlContent);
  const parsed = reportEntriesSchema.safeParse(sent?.entries);
  if (!sent || !parsed.success) throw new ApiError('invalid', 'This is not a report of the app.');
  const entries = parsed.data;
  if (entries.engineVersion !== APP_VERSION || entries.catalogue === null) throw outOfDate();

  const slugs = [...new Set(productsNamed(entries))];
  const held = await productsOfCatalogue(store, entries.catalogue, slugs);
  if (!held) throw outOfDate();
  const condition = entries.values.PD_CONDITION;
  if (condition !== undefined && !isWithoutCategory(condition) && !held.categories.has(condition))
    throw outOfDate();
  const selected: SelectedProduct[] = [];
  for (const one of entries.products) selected.push(await asSelected(one, held));

  const { country, values } = entries;
  const report = buildReport(
    reportInput(entries, {
      selected,
      assessment: assessConfirmed({ country, values, lists: { PD_SCOPE: entries.scope } }),
      products: held.products,
      demonstration: held.demonstration,
      words,
      scopeWords: (id) => fieldText(`scope.${id}`, country),
    }),
  );
  const html = reportHtml(report);
  if (html !== sent.html) throw outOfDate();
  return { html, text: reportText(report, 'full', words) };
}

/** Everything that is given, planned or made up. A product that is not ours is only reported as missing. */
const productsNamed = ({ products, feedPlan, recipe }: ReportEntries): string[] => [
  ...products.map(({ id }) => id),
  ...(feedPlan?.plan.sessions.map(({ product }) => product) ?? []),
  ...(recipe === undefined ? [] : [recipe.product, ...recipe.modules.map(({ product }) => product)]),
];

const outOfDate = () => new ApiError('report-out-of-date');

/** A chosen product in our own words: only the amount and the product's id are taken from what was sent. */
async function asSelected(one: ReportedProduct, held: CatalogueContent): Promise<SelectedProduct> {
  const { id, volume, volumeUnit, given } = one;
  const product = held.products.find((candidate) => candidate.id === id);
  const former = product && one.changed === undefined ? [] : await held.former(id);
  const name = product ? product.name : former.find((known) => known.name === one.name)?.name;
  if (name === undefined) throw outOfDate();
  const chosen = {
    id,
    name,
    packSize: '',
    images: [],
    volume,
    volumeUnit,
    given,
  };
  if (!product || one.changed === undefined) return chosen;
  const asChosen = recordWith(one.changed, former, product);
  if (asChosen === undefined) throw outOfDate();
  return { ...chosen, asChosen };
}

/** The product as it was when chosen, which these changes apply to. */
const recordWith = (
  changed: string,
  former: readonly { product: Product | undefined }[],
  product: Product,
): string | undefined =>
  former
    .flatMap((known) => (known.product ? [productRecord(known.product)] : []))
    .find((record) => changeMark(record, product) === changed);
