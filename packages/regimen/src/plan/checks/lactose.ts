import { type AnyProduct, per100 } from '@dietetic/catalogue';
import { NO_BREAK_SPACE, withoutResidue } from '@dietetic/clinical';
import { GALACTOSAEMIA } from './disorder-names.ts';
import { gramsNumber, withUnit } from './figures.ts';
import { type Finding, createFinding, LABEL_SOURCE } from './finding.ts';

/** As the labels name the allergen, which is milk "including lactose". */
export const MILK = 'Milk';

const GALACTOSE = /^galactose$/i;

/**
 * Lactose, whose galactose a patient with galactosaemia cannot use, and galactose by another name. A product with any, or made with
 * milk, has to be confirmed; one that names an oligosaccharide of it, or does not state its lactose, is asked about: not stated is
 * never none. `amount` is the day's ml or g, null where there is none yet.
 */
export function lactoseFinding(
  condition: string | null,
  product: AnyProduct,
  amount: number | null,
): Finding | null {
  if (condition !== GALACTOSAEMIA) return null;
  const lactose = per100(product, 'lactose');
  const milk = product.allergens.find(({ label }) => label === MILK)?.value;
  const grams = lactose.kind === 'stated' ? lactose.value : null;
  const isNone = grams === 0 || lactose.kind === 'none-added';
  const sources = product.galactoseSources ?? [];
  if (isNone && milk === 'no' && sources.length === 0) return null;
  const of = (given: Pick<Finding, 'message'> & Partial<Finding>): Finding =>
    createFinding({
      code: 'lactose',
      fields: ['PD_CONDITION'],
      products: [product.id],
      source: LABEL_SOURCE,
      ...given,
    });
  const says = (has: string, then: string) => `${product.name} has ${has} In galactosaemia ${then}`;
  if (grams !== null && grams > 0) {
    const value = amount === null ? grams : withoutResidue((grams * amount) / 100);
    const unit = amount === null ? `g/100${NO_BREAK_SPACE}${product.basis}` : 'g';
    return of({
      severity: 'confirm',
      value,
      unit,
      message: says(`${withUnit(gramsNumber(value, unit), unit)} of lactose.`, NONE_IS_GIVEN),
    });
  }
  if (lactose.kind === 'below' || lactose.kind === 'trace') {
    const stated = `lactose on its label, as “${lactose.text}”.`;
    return of({ severity: 'confirm', message: says(stated, NONE_IS_GIVEN) });
  }
  if (milk === 'yes') return of({ severity: 'confirm', message: says('milk in it.', NONE_IS_GIVEN) });
  if (sources.some((source) => GALACTOSE.test(source)))
    return of({ severity: 'confirm', message: says('galactose on its label.', 'no galactose is given.') });
  const unsaid = isNone ? (milk === 'no' ? [] : ['says nothing of milk']) : ['has no figure for lactose'];
  const named = sources.length === 0 ? [] : [`names ${listText(sources)}`];
  const [first = '', ...more] = [...named, ...unsaid];
  const label = [`${first} on its label`, ...more].join(' and ');
  return of({
    message: `${product.name} ${label}. In galactosaemia read there whether it may be given.`,
  });
}

export const listText = (names: readonly string[]): string =>
  names.join(', ').replace(/, ([^,]*)$/, ' and $1');

const NONE_IS_GIVEN = 'no lactose is given.';
