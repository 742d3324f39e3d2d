import aminoAcidData from '../source/amino-acids.json' with { type: 'json' };
import categoryData from '../source/categories.json' with { type: 'json' };
import classData from '../source/classes.json' with { type: 'json' };
import productData from '../source/products.json' with { type: 'json' };

/** The pattern a family of products shares. Nutrients are [typical, least, most] per 100 ml or 100 g as sold. */
export type ProductClass = {
  key: string;
  group: ClassGroup;
  basis: 'ml' | 'g';
  nutritionallyComplete: boolean;
  /** How well the pattern is known: A read in a public source, B in part, C general knowledge only. */
  confidence: string;
  ageToMonths: number | null;
  /** What the second column is for, when it is not simply the first pack. */
  serving: { amount: number; label: string } | null;
  scoopGrams: number | null;
  /** Level scoops in the label's recipe, and the most that it allows in g per 100 ml; not in every class. */
  dilutionScoops?: number;
  maxStrengthPercent?: number;
  dilution: {
    powderGrams: number | null;
    liquidMl: number | null;
    madeUpMl: number | null;
    liquid: string;
  } | null;
  osmolalityAsMadeUp: boolean;
  proteinLabel: string;
  /** A template of amino-acids.json, "single" for a one-amino-acid dose, or null. */
  aminoAcids: string | null;
  text: TextTemplate;
  iddsiLevel: number | null;
  allergens: string[];
  specialDiet: string[];
  shelfLifeMonths: number;
  nutrients: Record<string, number[]>;
};

export type ClassGroup =
  | 'tube-adult'
  | 'tube-paed'
  | 'infant'
  | 'ons'
  | 'ons-powder'
  | 'ons-semisolid'
  | 'modular'
  | 'ketogenic'
  | 'renal'
  | 'thickener'
  | 'low-protein-food'
  | 'metabolic';

export type TextTemplate =
  | 'tubeAdult'
  | 'tubeChild'
  | 'infantLiquid'
  | 'infantPowder'
  | 'ons'
  | 'onsPowder'
  | 'modular'
  | 'metabolic'
  | 'metabolicInfant'
  | 'ketogenic'
  | 'lowProteinFood'
  | 'thickener'
  | 'renal';

/** A fictional product: its class, and what is its own. */
export type DemonstrationProduct = {
  id: string;
  name: string;
  class: string;
  subBrand: string;
  availability: string;
  samples: string;
  appearance: string;
  ageFromMonths: number;
  ageToMonths: number | null;
  withAdvice: boolean;
  categories: string[];
  packs: { label: string; container: string; amount: number; caseSizes: string[] }[];
  flavours: string[];
  acbs: boolean;
  gms: boolean;
  overrides: Record<string, number>;
  energyPer100: { kJ: number; kcal: number };
  orderCode: string;
  pipCode: string;
  gmsCode: string | null;
};

export const CLASSES = classData as unknown as readonly ProductClass[];
export const DEMONSTRATION_PRODUCTS = productData as unknown as readonly DemonstrationProduct[];
export const AMINO_ACID_TEMPLATES: Readonly<Record<string, Readonly<Record<string, number>>>> =
  aminoAcidData.templates;
export const CATEGORIES = categoryData;

const BY_KEY = new Map(CLASSES.map((pattern) => [pattern.key, pattern]));

export function classOf(product: DemonstrationProduct): ProductClass {
  const pattern = BY_KEY.get(product.class);
  if (!pattern) throw new Error(`${product.id} names the class ${product.class}, which does not exist`);
  return pattern;
}
