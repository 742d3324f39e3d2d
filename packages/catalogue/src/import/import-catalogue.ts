import type { Category, Product } from '../product/product.ts';
import { CommerceCategory, isPlainProjection, Projection } from './commerce-shapes.ts';
import type { ImportReason } from './import-reason.ts';
import { KnownRows } from './nutrient-rows.ts';
import { UnderstoodRows } from './nutrient-tables.ts';
import { productFromProjection, type Drawn } from './product-from-projection.ts';
import { checkProduct } from './validation-gate.ts';

/** The `results` of the two commerce calls, not yet trusted in any way. */
export type CommerceCatalogue = { categories: unknown; projections: unknown };

export type ImportOptions = {
  /** Marks every product as demonstration data, whatever it says of itself. */
  demonstration?: boolean;
};

export type Quarantined = { id: string; name: string; reasons: ImportReason[] };

export type ImportResult = {
  products: Product[];
  categories: Category[];
  /** Kept out and named in the sync log. */
  quarantined: Quarantined[];
  /** Slugs of products meant for the web site only. */
  droppedWeb: string[];
};

/** One projection looked at on its own: a product, or why there is none. */
export type ReadProjection = {
  id: string;
  name: string;
  /** Undefined when the projection has not even the shape of one. */
  product: Product | undefined;
  reasons: ImportReason[];
};

/**
 * Reads and checks projections one by one, for a catalogue too large to be held as a whole. What may be
 * there only once in a catalogue (slugs, codes) is not looked at here.
 */
export function projectionReader(
  candidates: unknown,
  options: ImportOptions = {},
): (candidate: unknown) => ReadProjection {
  const slugOfCategory = new Map(readCategories(candidates).map(({ id, slug }) => [id, slug]));
  const known = new KnownRows();
  const understood = new UnderstoodRows();
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
    const { id, name } = product;
    // What is for the web site only never reaches a patient, so nobody judges its amounts.
    if (product.productAppearance === 'web') return { id, name, product, reasons: [] };
    return { id, name, product, reasons: [...reasons, ...checkProduct(product, understood)] };
  };
}

/** An import whose projections arrive one by one, so that each may be forgotten once it has been read. */
export type CatalogueImport = {
  /**
   * Never throws: whatever is not a sound product is quarantined with its reasons. `again` gives the candidate once
   * more where a later one has the same number; without it, the candidate itself is kept.
   */
  add(candidate: unknown, again?: () => unknown): void;
  finish(): ImportResult;
};

export function catalogueImport(candidates: unknown, options: ImportOptions = {}): CatalogueImport {
  const read = projectionReader(candidates, options);
  const isRepeat = repeatsBefore();
  const quarantined: Quarantined[] = [];
  const droppedWeb: string[] = [];
  const drawn: Drawn[] = [];
  return {
    add(candidate, again = () => candidate) {
      if (isRepeat(candidate, again)) return;
      const { id, name, product, reasons } = read(candidate);
      if (!product) quarantined.push({ id, name, reasons });
      else if (product.productAppearance === 'web') droppedWeb.push(product.id);
      else drawn.push({ product, reasons });
    },
    finish() {
      addDuplicateReasons(drawn);
      const products: Product[] = [];
      for (const { product, reasons } of drawn) {
        if (reasons.length === 0) products.push(product);
        else quarantined.push({ id: product.id, name: product.name, reasons });
      }
      return { products, categories: readCategories(candidates), quarantined, droppedWeb };
    },
  };
}

/** Turns the provider's catalogue into products: the sound ones go in, the others come with their reasons. */
export function importCatalogue(catalogue: CommerceCatalogue, options: ImportOptions = {}): ImportResult {
  const { add, finish } = catalogueImport(catalogue.categories, options);
  for (const candidate of asList(catalogue.projections)) add(candidate);
  return finish();
}

/**
 * Paging by offset can hand the same product over twice; that is no conflict. Only what is the same to the
 * letter is passed over: two products under one number are for the gate to refuse, not for us to choose from.
 */
function repeatsBefore(): (candidate: unknown, again: () => unknown) => boolean {
  const first = new Map<string, () => unknown>();
  return (candidate, again) => {
    const id: unknown =
      typeof candidate === 'object' && candidate !== null ? Reflect.get(candidate, 'id') : undefined;
    if (typeof id !== 'string') return false;
    const before = first.get(id);
    if (before) return JSON.stringify(before()) === JSON.stringify(candidate);
    first.set(id, again);
    return false;
  };
}

function readCategories(candidates: unknown): Category[] {
  return asList(candidates).flatMap((candidate) => {
    const parsed = CommerceCategory.safeParse(candidate);
    if (!parsed.success) return [];
    const slug = parsed.data.slug['en-GB'] ?? '';
    return slug === '' ? [] : [{ id: parsed.data.id, slug, name: parsed.data.name['en-GB'] ?? slug }];
  });
}

/**
 * Two products under one slug or one code: nothing says which is right, so all of them stay out.
 * A code may repeat inside one product (a GMS code covers every flavour).
 */
function addDuplicateReasons(drawn: readonly Drawn[]): void {
  const report = (rule: ImportReason['rule'], field: string, values: (product: Product) => string[]) => {
    const owners = new Map<string, Drawn[]>();
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

/** As much of a name as a broken projection still has, so that the log can say which it was. */
function nameOf(candidate: unknown): { id: string; name: string } {
  const text = (field: string): string => {
    if (typeof candidate !== 'object' || candidate === null) return '';
    const value = Reflect.get(candidate, field);
    const localised = typeof value === 'object' && value !== null ? Reflect.get(value, 'en-GB') : value;
    return typeof localised === 'string' ? localised : '';
  };
  return { id: text('slug') || text('key') || text('id'), name: text('name') };
}
