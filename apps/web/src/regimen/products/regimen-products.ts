import type { AnyProduct, GivenAmount, NutrientAmount, Product } from '@dietetic/catalogue';
import { countedId, lookAlikes, productFacts } from '@dietetic/catalogue';
import { ageText, formatLabelNumber, months } from '@dietetic/clinical';
import {
  agesText,
  fluidByVolumeText,
  fluidWithRecipeText,
  formText,
  proteinPartsText,
  productsStepWords as say,
} from '@dietetic/content';
import type { Finding, Need, PlannedNutrient, SelectedProduct } from '@dietetic/regimen';
import {
  acceptChanges,
  addProduct,
  chooseProduct,
  chosenAmounts,
  fluidNote,
  keepFindings,
  needOf,
  proteinPartsNote,
  totalProvided,
  recipeFluidNote,
  recordAsChosen,
  removeProduct,
  preparedVolumeOfRegimen,
} from '@dietetic/regimen';
import { useMemo } from 'react';
import { useWholeProducts, readWholeProduct, wholeProducts } from '#session/catalogue.ts';
import { confirmationTime } from '#session/findings.ts';
import { changeRegimen, useAssessment, useRegimen } from '#session/regimen.ts';

/**
 * The chosen products with the catalogue's figures, what they give and what is needed. While the device's store
 * is read (`isReading`) no figure and no change is known: none may be shown.
 */
export function useRegimenProducts() {
  const regimen = useRegimen();
  const { products: selected, values, feedPlan, recipe } = regimen;
  const products = useWholeProducts(selected.map(({ id }) => id));
  const assessment = useAssessment();
  return useMemo(() => {
    const amounts = chosenAmounts(selected, products ?? []);
    /** Each as it was chosen, with the unit its amount was given in. */
    const chosen = new Map(selected.map((one) => [one.id, one]));
    const needs: Record<PlannedNutrient, Need | null> = {
      energy: needOf('energy', assessment),
      protein: needOf('protein', assessment),
      fluid: needOf('fluid', assessment),
    };
    const volume = preparedVolumeOfRegimen(selected, products ?? [], recipe);
    const note =
      fluidNote(values.PD_AGE, volume, needs.fluid, { byVolume: fluidByVolumeText }) ??
      // With a feed plan its own page has all of the water.
      (feedPlan === undefined
        ? recipeFluidNote(regimen, products ?? [], needs.fluid, { withRecipe: fluidWithRecipeText })
        : null);
    const proteinParts = proteinPartsNote(values.PD_CONDITION, amounts.counted, {
      proteinParts: proteinPartsText,
    });
    return {
      ...amounts,
      chosen,
      isReading: products === undefined,
      given: totalProvided(amounts.counted),
      needs,
      /** What else is to be read with the protein and the fluid of the products. */
      notes: [
        ...(proteinParts === null ? [] : [say.proteinNote(proteinParts)]),
        ...(note === null ? [] : [say.fluidNote(note)]),
        ...(feedPlan === undefined ? [] : [say.fluidWithoutPlan]),
      ],
    };
  }, [regimen, selected, values, feedPlan, recipe, products, assessment]);
}

/** A product as it was chosen, with what else the regimen gives and what is needed: what its amount is entered beside. */
export function useRestOfRegimen({ id }: AnyProduct) {
  const { counted, chosen, needs } = useRegimenProducts();
  return { chosen: chosen.get(id), others: counted.filter((one) => countedId(one) !== id), needs };
}

/** What the fluid of the regimen is by volume with this amount of the product in it, for whom that is what counts. */
export function useFluidNoteWith(product: AnyProduct, given: GivenAmount | null): string | null {
  const regimen = useRegimen();
  const fluid = needOf('fluid', useAssessment());
  const { products, values, recipe } =
    given === null ? removeProduct(regimen, product.id) : chooseProduct(regimen, wholeIfRead(product), given);
  const whole = useWholeProducts(products.map(({ id }) => id));
  const volume = preparedVolumeOfRegimen(products, whole ?? [], recipe);
  const note = whole && fluidNote(values.PD_AGE, volume, fluid, { byVolume: fluidByVolumeText });
  return note ? say.fluidNote(note) : null;
}

/** Takes the amount into the regimen, and with it the answer to what was asked about it. */
export function saveAmount(product: AnyProduct, given: GivenAmount, answered: readonly Finding[]): void {
  const at = confirmationTime();
  changeRegimen((regimen) => keepFindings(chooseProduct(regimen, wholeIfRead(product), given), answered, at));
  recordChosen([product.id]);
}

/** The whole product where it has been read: what it is now is then kept with the regimen. */
export const wholeIfRead = (product: AnyProduct): AnyProduct => readWholeProduct(product.id) ?? product;

/** Where it had not been read, it is kept as soon as it is. */
export function recordChosen(ids: readonly string[]): void {
  const missing = ids.filter((id) => readWholeProduct(id) === undefined);
  if (missing.length === 0) return;
  void wholeProducts(missing).then((whole) =>
    changeRegimen((regimen) => whole.reduce(recordAsChosen, regimen)),
  );
}

/** Puts a product that was taken out back as it was. */
export function restoreProduct(product: SelectedProduct): void {
  changeRegimen((regimen) => addProduct(regimen, product));
}

export function acceptProduct(product: Product): void {
  changeRegimen((regimen) => acceptChanges(regimen, product));
}

export function removeFromRegimen(productId: string): void {
  changeRegimen((regimen) => removeProduct(regimen, productId));
}

/** The strength distinguishes two names that differ by a number or a word (hazard H10). */
export function similarProducts(
  product: AnyProduct,
  products: readonly AnyProduct[],
): { name: string; difference: string }[] {
  return lookAlikes(product, products)
    .slice(0, 2)
    .map(({ product: other }) => ({ name: other.name, difference: strength(other) }));
}

/** Form, ages and strength: what tells it from another of a similar name before an amount is given. */
export function distinguishingFacts(product: AnyProduct): string {
  const facts = productFacts(product);
  const ages = agesText(facts, (age) => ageText(months(age)));
  return [formText(facts), ages, strength(product)].filter(Boolean).join(' · ');
}

const stated = (amount: NutrientAmount, unit: string) =>
  amount.kind === 'stated' ? [`${formatLabelNumber(amount.text)}\u00a0${unit}`] : [];

/** As the label states it, as in the list. */
function strength(product: AnyProduct): string {
  const { energyKcal, protein, basis } = productFacts(product);
  return `${[...stated(energyKcal, 'kcal'), ...stated(protein, 'g protein')].join(', ')} per 100\u00a0${basis}`;
}
