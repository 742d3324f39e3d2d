import { type AnyProduct, contribution, isFructan, per100 } from '@dietetic/catalogue';
import { disorderName, HFI } from './disorder-names.ts';
import { isOver } from './figures.ts';
import { type Finding, createFinding, LABEL_SOURCE } from './finding.ts';
import { listText } from './lactose.ts';

/**
 * Fructose, which a patient with hereditary fructose intolerance cannot use. A product whose ingredients name it, sucrose, sorbitol or
 * fruit has to be confirmed; one that names its oligosaccharides, or has sugars and does not say which, is asked about.
 */
export function fructoseFinding(condition: string | null, product: AnyProduct): Finding | null {
  if (condition !== HFI) return null;
  const named = product.fructoseSources ?? [];
  const certain = named.filter((name) => !isFructan(name));
  const of = (given: Pick<Finding, 'message'> & Partial<Finding>): Finding =>
    createFinding({
      code: 'fructose',
      fields: ['PD_CONDITION'],
      products: [product.id],
      source: LABEL_SOURCE,
      ...given,
    });
  const disorder = disorderName(HFI);
  if (certain.length > 0)
    return of({
      severity: 'confirm',
      message: `${product.name} has ${listText(certain)} on its label. In ${disorder} no fructose, sucrose or sorbitol is given.`,
    });
  const readThere = `In ${disorder} read there whether it may be given.`;
  if (named.length > 0) {
    const more = hasUnnamedSugars(product) ? ' and does not say which sugars it has' : '';
    return of({ message: `${product.name} has ${listText(named)} on its label${more}. ${readThere}` });
  }
  return hasUnnamedSugars(product)
    ? of({ message: `${product.name} has sugars, and its label does not say which. ${readThere}` })
    : null;
}

/** Lactose is none of them; what has no carbohydrate has no sugars. */
function hasUnnamedSugars(product: AnyProduct): boolean {
  const amount = (id: string) => contribution(per100(product, id));
  const sugars = amount('sugars') ?? amount('carbohydrate');
  return sugars === null || isOver(sugars, amount('lactose') ?? 0) || (amount('polyols') ?? 0) > 0;
}
