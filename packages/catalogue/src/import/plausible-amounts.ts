import type { MineralId, VitaminId } from '../nutrients/nutrient.ts';
import type { Basis } from '../product/product.ts';

type Most = Readonly<Record<Basis, number>>;

/**
 * The most of a nutrient that 100 ml or 100 g of any clinical nutrition product plausibly contains, in the nutrient's
 * canonical unit: about five times the richest product of its kind (protein substitutes for ml, vitamin and mineral
 * modules for g). Wide on purpose: it catches mixing up milligrams and micrograms, a factor of a thousand, and does
 * not judge a recipe. A mineral or vitamin without one does not compile.
 */
export const PLAUSIBLE_MAX: Readonly<Record<MineralId | VitaminId, Most> & Record<string, Most>> = {
  dha: { ml: 1500, g: 30_000 },
  arachidonicAcid: { ml: 1500, g: 30_000 },
  sodium: { ml: 1500, g: 40_000 },
  potassium: { ml: 2000, g: 40_000 },
  chloride: { ml: 2000, g: 60_000 },
  calcium: { ml: 2000, g: 20_000 },
  phosphorus: { ml: 2000, g: 15_000 },
  magnesium: { ml: 500, g: 5000 },
  iron: { ml: 25, g: 500 },
  zinc: { ml: 25, g: 400 },
  copper: { ml: 3, g: 40 },
  manganese: { ml: 5, g: 40 },
  fluoride: { ml: 2, g: 10 },
  molybdenum: { ml: 150, g: 2000 },
  selenium: { ml: 150, g: 1500 },
  chromium: { ml: 100, g: 1000 },
  iodine: { ml: 300, g: 5000 },
  vitaminA: { ml: 1000, g: 25_000 },
  vitaminD: { ml: 40, g: 400 },
  vitaminE: { ml: 40, g: 300 },
  vitaminK: { ml: 150, g: 1500 },
  vitaminC: { ml: 200, g: 4000 },
  thiamin: { ml: 5, g: 40 },
  riboflavin: { ml: 5, g: 40 },
  niacin: { ml: 60, g: 400 },
  vitaminB6: { ml: 8, g: 40 },
  folate: { ml: 700, g: 3000 },
  vitaminB12: { ml: 10, g: 100 },
  biotin: { ml: 200, g: 2000 },
  pantothenicAcid: { ml: 15, g: 200 },
  choline: { ml: 600, g: 4000 },
  inositol: { ml: 300, g: 4000 },
  carnitine: { ml: 100, g: 1000 },
  taurine: { ml: 150, g: 1500 },
  nucleotides: { ml: 50, g: 500 },
  osmolality: { ml: 10_000, g: 20_000 },
  osmolarity: { ml: 10_000, g: 20_000 },
  renalSoluteLoad: { ml: 4000, g: 10_000 },
  ketogenicRatio: { ml: 10, g: 10 },
};
