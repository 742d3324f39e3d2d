import type { Product } from '@dietetic/catalogue';
import { lookAlikes, productFacts } from '@dietetic/catalogue';
import { ageText, formatQuantity, months } from '@dietetic/clinical';
import { amountDialogWords, CATEGORY_FILTER_WORDS } from '@dietetic/content';
import type { Need, PlannedNutrient } from '@dietetic/regimen';
import {
  acceptChanges,
  chooseProduct,
  chosenAmounts,
  needOf,
  portionGives,
  provided,
  removeProduct,
} from '@dietetic/regimen';
import { useMemo } from 'react';
import { useCatalogue } from '#state/catalogue.ts';
import { changeRegimen, useAssessment, useRegimen } from '#state/regimen.ts';

/**
 * The chosen products with the catalogue's figures, what they give and what is needed. While the device's store
 * is read (`isReading`) no figure is known: none may be shown.
 */
export function useRegimenProducts() {
  const { products: selected } = useRegimen();
  const { allProducts, status } = useCatalogue();
  const assessment = useAssessment();
  return useMemo(() => {
    const chosen = chosenAmounts(selected, allProducts);
    const needs: Record<PlannedNutrient, Need | null> = {
      energy: needOf('energy', assessment),
      protein: needOf('protein', assessment),
      fluid: needOf('fluid', assessment),
    };
    return { ...chosen, isReading: status === 'loading', given: provided(chosen.counted), needs };
  }, [selected, allProducts, status, assessment]);
}

export function saveAmount(product: Product, amount: number): void {
  changeRegimen((regimen) => chooseProduct(regimen, product, amount));
}

export function acceptProduct(product: Product): void {
  changeRegimen((regimen) => acceptChanges(regimen, product));
}

export function takeOut(productId: string): void {
  changeRegimen((regimen) => removeProduct(regimen, productId));
}

/** Two names that differ by a number or a word are told apart by strength (hazard H10). */
export function confusables(
  product: Product,
  products: readonly Product[],
): { name: string; difference: string }[] {
  return lookAlikes(product, products)
    .slice(0, 2)
    .map(({ product: other }) => ({ name: other.name, difference: strength(other) }));
}

/** Form, ages and strength: what tells it from another of a similar name before an amount is given. */
export function aboutProduct(product: Product): string {
  const { form, ageFromMonths } = productFacts(product);
  const facts = [
    form === null ? null : CATEGORY_FILTER_WORDS[form],
    ageFromMonths === null
      ? null
      : ageFromMonths === 0
        ? amountDialogWords.fromBirth
        : amountDialogWords.from(ageText(months(ageFromMonths))),
    strength(product),
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}

function strength(product: Product): string {
  const portion = { product, amount: 100 };
  const energy = portionGives('energy', portion);
  const protein = portionGives('protein', portion);
  const facts = [
    energy === null ? null : formatQuantity('energyOfProduct', energy).text,
    protein === null ? null : `${formatQuantity('grams', protein).text} protein`,
  ].filter((fact) => fact !== null);
  return `${facts.join(', ')} per 100\u00a0${product.basis}`;
}
