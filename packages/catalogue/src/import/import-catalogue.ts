import type { Category, Product } from '../product/product.ts';
import { CommerceCategory, isPlainProjection, Projection } from './commerce-shapes.ts';
import type { ImportReason } from './import-reason.ts';
import { ParsedRowCache } from './nutrient-rows.ts';
import { ClassifiedRowCache } from './nutrient-tables.ts';
import { productFromProjection, type ProjectedProduct } from './product-from-projection.ts';
import { checkProduct } from './validation-gate.ts';

/** The `results` of the two commerce calls, not validated yet. */
export type CommerceCatalogue = { categories: unknown; projections: unknown };

export type ImportOptions = {
  /** Marks every product as demonstration data, whatever its own data say. */
  demonstration?: boolean;
};

type Quarantined = { id: string; name: string; reasons: ImportReason[] };

export type ImportResult = {
  products: Product[];
  categories: Category[];
  /** Kept out and named in the sync log. */
  quarantined: Quarantined[];
  /** Slugs of products for the web site only. */
  droppedWeb: string[];
};

/** One projection on its own: a product, or the reason why not. */
export type ReadProjection = {
  id: string;
  name: string;
  /** Undefined if the projection does not even have the shape of one. */
  product: Product | undefined;
  reasons: ImportReason[];
};

/**
 * Reads and checks projections one by one, for a catalogue too large for memory. Does not check what must be unique
 * in a catalogue (slugs, codes).
 */
export function projectionReader(
  candidates: unknown,
  options: ImportOptions = {},
): (candidate: unknown) => ReadProjection {
  const slugOfCategory = new Map(readCategories(candidates).map(({ id, slug }) => [id, slug]));
  const known = new ParsedRowCache();
  const understood = new ClassifiedRowCache();
  return (candidate) => {
    const parsed = isPlainProjection(candidate)
      ? { success: true as const, data: candidate }
      : Projection.safeParse(candidate);
    if (!parsed.success) {
      const reasons = [shapeReason(parsed.error.issues[0])];
      return { ...nameOf(candidate), product: undefined, reasons };
    }
    const { product, reasons } = productFromProjection(
      parsed.data,
      slugOfCategory,
      options.demonstration === true,
      known,
    );
    const withoutText = [
      ...localeReasons('name', parsed.data.name),
      ...localeReasons('slug', parsed.data.slug),
    ];
    const { id, name } = withoutText.length > 0 ? nameOf(candidate) : product;
    // A product for the web site only never reaches a patient, so its amounts are not validated.
    if (product.productAppearance === 'web') return { id, name, product, reasons: [] };
    const isSaid = ({ rule, field }: ImportReason) =>
      withoutText.some((reason) => reason.rule === rule && reason.field === field);
    const checked = checkProduct(product, understood).filter((reason) => !isSaid(reason));
    return { id, name, product, reasons: [...reasons, ...withoutText, ...checked] };
  };
}

/**
 * Turns the provider's catalogue into products: valid ones are returned, the others with their reasons. Never throws
 * because of a product.
 */
export function importCatalogue(catalogue: CommerceCatalogue, options: ImportOptions = {}): ImportResult {
  const read = projectionReader(catalogue.categories, options);
  const isRepeat = repeatsBefore();
  const quarantined: Quarantined[] = [];
  const droppedWeb: string[] = [];
  const drawn: ProjectedProduct[] = [];
  for (const candidate of asList(catalogue.projections)) {
    if (isRepeat(candidate)) continue;
    const { id, name, product, reasons } = read(candidate);
    // Without an address it cannot clash with another.
    if (!product || product.id === '') quarantined.push({ id, name, reasons });
    else if (product.productAppearance === 'web') droppedWeb.push(product.id);
    else drawn.push({ product, reasons });
  }
  addDuplicateReasons(drawn);
  const products: Product[] = [];
  for (const { product, reasons } of drawn) {
    if (reasons.length === 0) products.push(product);
    else quarantined.push({ id: product.id, name: product.name, reasons });
  }
  return { products, categories: readCategories(catalogue.categories), quarantined, droppedWeb };
}

/**
 * Paging by offset can return the same product twice; that is not a conflict. Only identical copies are skipped: two
 * products under one number are for the gate to refuse, not for us to choose from.
 */
function repeatsBefore(): (candidate: unknown) => boolean {
  const first = new Map<string, unknown>();
  return (candidate) => {
    const id: unknown =
      typeof candidate === 'object' && candidate !== null ? Reflect.get(candidate, 'id') : undefined;
    if (typeof id !== 'string') return false;
    if (first.has(id)) return JSON.stringify(first.get(id)) === JSON.stringify(candidate);
    first.set(id, candidate);
    return false;
  };
}

/** Those that have a slug to filter by. */
export function readCategories(candidates: unknown): Category[] {
  return asList(candidates).flatMap((candidate) => {
    const parsed = CommerceCategory.safeParse(candidate);
    if (!parsed.success) return [];
    const slug = parsed.data.slug['en-GB'] ?? '';
    return slug === '' ? [] : [{ id: parsed.data.id, slug, name: parsed.data.name['en-GB'] ?? slug }];
  });
}

/**
 * Two products share a slug or a code: nothing says which is right, so all of them stay out. A code may repeat within
 * a product (a GMS code covers every flavour).
 */
function addDuplicateReasons(drawn: readonly ProjectedProduct[]): void {
  const report = (rule: ImportReason['rule'], field: string, values: (product: Product) => string[]) => {
    const owners = new Map<string, ProjectedProduct[]>();
    for (const entry of drawn) {
      for (const value of new Set(values(entry.product))) {
        if (value !== '') owners.set(value, [...(owners.get(value) ?? []), entry]);
      }
    }
    for (const [value, entries] of owners) {
      if (entries.length < 2) continue;
      for (const entry of entries)
        entry.reasons.push({ rule, field, detail: `${value} is used ${entries.length} times` });
    }
  };
  report('duplicate-slug', 'slug', (product) => [product.id]);
  report('duplicate-code', 'orderCode', (product) => product.codes.map((code) => code.orderCode));
  report('duplicate-code', 'pipCode', (product) => product.codes.map((code) => code.pipCode));
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function shapeReason(issue: { path: PropertyKey[]; message: string } | undefined): ImportReason {
  return {
    rule: 'shape',
    field: issue?.path.map(String).join('.') || 'projection',
    detail: issue?.message ?? 'not a product',
  };
}

/** Every product needs its name and its address in this locale. */
const LOCALE = 'en-GB';

/** As much of the name as a broken projection still has, so that the log can say which product it was. */
function nameOf(candidate: unknown): { id: string; name: string } {
  const texts = (field: string): unknown =>
    typeof candidate === 'object' && candidate !== null ? Reflect.get(candidate, field) : undefined;
  const text = (field: string): string => {
    const value = texts(field);
    const localised = typeof value === 'object' && value !== null ? Reflect.get(value, LOCALE) : value;
    return typeof localised === 'string' ? localised.trim() : '';
  };
  const anyName = Object.values((texts('name') as object | undefined) ?? {}).find(
    (one) => typeof one === 'string',
  );
  return {
    id: text('slug') || text('key') || text('id'),
    name: text('name') || (typeof anyName === 'string' ? anyName : ''),
  };
}

/** "no text in en-GB (there is: en)", for a name or an address that the app cannot use. */
function localeReasons(field: 'name' | 'slug', texts: Record<string, string>): ImportReason[] {
  if ((texts[LOCALE]?.trim() ?? '') !== '') return [];
  const others = Object.keys(texts).filter((locale) => texts[locale]?.trim());
  const detail = `no text in ${LOCALE} (there is: ${others.join(', ') || 'none'})`;
  return [{ rule: 'required', field, detail }];
}
