import { type AnyProduct, contribution, isFructan, type NutrientAmount, per100 } from '@dietetic/catalogue';
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
  const unnamed = unnamedSugars(product);
  if (named.length > 0) {
    const more = unnamed === null ? '' : ' and does not say which sugars it has';
    return of({ message: `${product.name} has ${listText(named)} on its label${more}. ${readThere}` });
  }
  return unnamed && of({ message: `${product.name} has ${UNNAMED[unnamed]}. ${readThere}` });
}

const UNNAMED = {
  sugars: 'sugars, and its label does not say which',
  polyols: 'polyols, and its label does not say which',
  'no-figure': 'no figure for sugars on its label',
};

/**
 * Lactose is none of them; what has no carbohydrate has no sugars. A trace, "below" or "none added" is no 0, and a label without a
 * figure says nothing: of a powder of carbohydrate that is asked about too.
 */
export function unnamedSugars(product: AnyProduct): keyof typeof UNNAMED | null {
  const [sugars, polyols] = [per100(product, 'sugars'), per100(product, 'polyols')];
  if (polyols.kind !== 'not-stated' && !isZero(polyols)) return 'polyols';
  if (sugars.kind === 'not-stated') return isZero(per100(product, 'carbohydrate')) ? null : 'no-figure';
  if (sugars.kind !== 'stated') return 'sugars';
  return isOver(sugars.value, contribution(per100(product, 'lactose')) ?? 0) ? 'sugars' : null;
}

const isZero = (amount: NutrientAmount): boolean => amount.kind === 'stated' && amount.value === 0;
