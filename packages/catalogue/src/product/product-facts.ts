import { labelPacks } from './amount-units.ts';
import { type EnergyModule, energyModule } from './energy-module.ts';
import { per100 } from '../nutrients/nutrient-total.ts';
import type { NutrientAmount } from '../nutrients/nutrient-row.ts';
import type { AnyProduct } from './listed-product.ts';
import type { Basis, MeasureUnit, SpecialDiet } from './product.ts';

/** The first use in a row: a tube feed is a liquid too, but that does not distinguish it. */
const FORMS = ['tube-feed', 'oral-nutritional-supplement', 'food', 'powder-and-tablets', 'liquid'] as const;
type Form = (typeof FORMS)[number];

/** What distinguishes a product from one with a similar name, before it is chosen. */
export type ProductFacts = {
  form: Form | null;
  /** For a powder or a liquid without another use. */
  module: EnergyModule | null;
  basis: Basis;
  energyKcal: NutrientAmount;
  protein: NutrientAmount;
  fibre: NutrientAmount;
  ageFromMonths: number | null;
  ageToMonths: number | null;
  /** Age categories, for products whose data gives no ages in months. */
  ages: string[];
  metabolic: string[];
  packs: MeasureUnit[];
  specialDiet: SpecialDiet[];
};

const AGES = ['infant-0-12m', 'child-1-18y', 'adult-18y'];

export function productFacts(product: AnyProduct): ProductFacts {
  const form = FORMS.find((each) => product.categories.includes(each)) ?? null;
  const metabolic = product.categories.filter(
    (slug) => !AGES.includes(slug) && !FORMS.some((each) => each === slug),
  );
  const isPlain = form === 'powder-and-tablets' || form === 'liquid';
  return {
    form,
    module: isPlain ? energyModule(product, metabolic.length > 0) : null,
    basis: product.basis,
    energyKcal: per100(product, 'energyKcal'),
    protein: per100(product, 'protein'),
    fibre: per100(product, 'fibre'),
    ageFromMonths: product.ageFromMonths,
    ageToMonths: product.ageToMonths,
    ages: product.categories.filter((slug) => AGES.includes(slug)),
    metabolic,
    packs: labelPacks(product),
    specialDiet: product.specialDiet,
  };
}
