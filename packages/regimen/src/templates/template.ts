import type { Product } from '@dietetic/catalogue';
import { chooseProduct } from '../state/products.ts';
import type { RegimenState } from '../state/regimen-state.ts';
import type { SelectedProduct } from '../state/values.ts';

/** Products with amounts under a name, and nothing of a patient: it may be kept, sent and opened by anyone. */
export type RegimenTemplate = { name: string; products: readonly TemplateProduct[] };

/** The name travels with the id, so that a product this device does not know can still be named. */
export type TemplateProduct = { id: string; name: string; volume: number; volumeUnit: 'ml' | 'g' };

export function templateOf(name: string, selected: readonly SelectedProduct[]): RegimenTemplate {
  return {
    name: name.trim(),
    products: selected.map(({ id, name: product, volume, volumeUnit }) => ({
      id,
      name: product,
      volume,
      volumeUnit,
    })),
  };
}

/** What a template would do here. Everything in it is in exactly one of the lists. */
export type TemplatePlan = {
  add: readonly {
    product: Product;
    volume: number /** What the regimen holds of it now. */;
    now: number | null;
  }[];
  /** In the catalogue, but not in this country. */
  unavailable: readonly TemplateProduct[];
  unknown: readonly TemplateProduct[];
  /** Now measured in the other of ml and g: an amount is not carried over from one to the other. */
  otherUnit: readonly TemplateProduct[];
};

export function planTemplate(
  template: RegimenTemplate,
  catalogue: { here: readonly Product[]; all: readonly Product[] },
  selected: readonly SelectedProduct[],
): TemplatePlan {
  const here = new Map(catalogue.here.map((product) => [product.id, product]));
  const known = new Set(catalogue.all.map(({ id }) => id));
  const now = new Map(selected.map(({ id, volume }) => [id, volume]));
  const plan = {
    add: [] as { product: Product; volume: number; now: number | null }[],
    unavailable: [] as TemplateProduct[],
    unknown: [] as TemplateProduct[],
    otherUnit: [] as TemplateProduct[],
  };
  for (const one of template.products) {
    const product = here.get(one.id);
    if (product === undefined) plan[known.has(one.id) ? 'unavailable' : 'unknown'].push(one);
    else if (product.basis !== one.volumeUnit) plan.otherUnit.push(one);
    else plan.add.push({ product, volume: one.volume, now: now.get(one.id) ?? null });
  }
  return plan;
}

/** Adds the products that can be added; one already chosen takes the template's amount. */
export function applyTemplate(state: RegimenState, plan: TemplatePlan): RegimenState {
  return plan.add.reduce((regimen, { product, volume }) => chooseProduct(regimen, product, volume), state);
}

/** More than anyone looks through; the oldest stay and a further one is refused. */
export const MOST_TEMPLATES = 50;

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export const hasTemplate = (templates: readonly RegimenTemplate[], name: string): boolean =>
  templates.some((one) => sameName(one.name, name));

/** A template saved under a name already used takes its place; a new one comes last. */
export function saveTemplate(
  templates: readonly RegimenTemplate[],
  template: RegimenTemplate,
): readonly RegimenTemplate[] {
  if (hasTemplate(templates, template.name)) {
    return templates.map((one) => (sameName(one.name, template.name) ? template : one));
  }
  return templates.length >= MOST_TEMPLATES ? templates : [...templates, template];
}

export const deleteTemplate = (
  templates: readonly RegimenTemplate[],
  name: string,
): readonly RegimenTemplate[] => templates.filter((one) => !sameName(one.name, name));
