import { type AnyProduct, type CountedAmount, productFacts } from '@dietetic/catalogue';
import { formatQuantity } from '@dietetic/clinical';
import { disorderName, isWithoutCategory, UNNAMED_DISORDER } from '../checks/disorder-names.ts';
import { NOT_STATED } from '../recipe/recipe-rows.ts';
import { PROVIDED_KIND, totalProvided } from './provided.ts';

export type ProteinPartsWords = {
  /** "from substitutes for PKU 60.0 g, other (natural) protein 12.3 g" */
  proteinParts: (substitute: string, other: string, disorder: string) => string;
};

/**
 * Beside the total of a disorder in which natural protein is counted: what is from its substitutes, and all the rest. A substitute is made
 * for the disorder alone; modules and low-protein foods stand under the unnamed one too. Null for whom protein is not counted, and
 * without products.
 */
export function proteinPartsNote(
  condition: string | undefined,
  counted: readonly CountedAmount<AnyProduct>[],
  say: ProteinPartsWords,
): string | null {
  if (condition === undefined || condition === UNNAMED_DISORDER || isWithoutCategory(condition)) return null;
  if (counted.length === 0) return null;
  const isSubstitute = (one: CountedAmount<AnyProduct>): boolean => {
    if (!('product' in one)) return false;
    const { metabolic } = productFacts(one.product);
    return metabolic.includes(condition) && !metabolic.includes(UNNAMED_DISORDER);
  };
  const part = (is: boolean) => proteinText(counted.filter((one) => isSubstitute(one) === is));
  return say.proteinParts(part(true), part(false), disorderName(condition));
}

function proteinText(counted: readonly CountedAmount<AnyProduct>[]): string {
  const { value, complete } = totalProvided(counted).protein;
  if (!complete && value === 0) return NOT_STATED;
  return `${complete ? '' : 'at least '}${formatQuantity(PROVIDED_KIND.protein, value).text}`;
}
