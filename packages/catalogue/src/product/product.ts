import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import type { ProductTable } from './product-tables.ts';

/** The two countries whose products, rules and texts the app knows. */
export type Country = 'uk' | 'roi';

type Availability = 'both' | 'uk' | 'roi';
type SampleAvailability = 'uk' | 'ukni' | 'roi' | 'roini' | 'all';
type Appearance = 'both' | 'app' | 'web';
export type SpecialDiet = 'vegetarian' | 'vegan' | 'kosher' | 'halal';
/** The unit of the first nutrient column (per 100), and so of an amount. */
export type Basis = 'ml' | 'g';

/** Whom a product for the kidneys is made for. Kidney disease that is named alone holds on dialysis and without it. */
export type KidneyUse = 'dialysis' | 'kidney-disease' | 'before-dialysis';

export type ProductCode = { productName: string; orderCode: string; pipCode: string; gmsCode: string };
export type Allergen = { label: string; value: 'yes' | 'no' };
type ProductImage = { url: string; label: string };

/** Something a person counts when giving the product: a bottle, a sachet, a level scoop. */
export type MeasureUnit = {
  /** Unique within the product, for example "bottle-200". */
  id: string;
  /** The counted noun, singular and in lower case: "pack", "bottle", "sachet", "scoop", "tablet"… */
  kind: string;
  /** As the product data words it, for example "200 ml bottle". */
  label: string;
  /** The content of one, in the product's basis (ml or g). */
  amount: number;
};

/** The label's standard way of making up a powder. Null for figures that the label does not give. */
export type Dilution = {
  powderGrams: number | null;
  liquidMl: number | null;
  madeUpMl: number | null;
  liquid: string;
};

/**
 * The label's own tables; and the normalised ones, with the same rows in the same order for every product, used to compare and
 * to add up.
 */
type NutrientTables = Record<ProductTable, NutrientRow[]>;

/** A food for special medical purposes as the app stores it after the import. Empty text means "not given". */
export type Product = NutrientTables & {
  /** The slug: unique, used in addresses. */
  id: string;
  name: string;
  images: ProductImage[];
  packSize: string;
  caseSize: string[];
  flavours: string[];
  medicalIngredients: string[];
  importantNotice: string[];
  codes: ProductCode[];
  gmsApproved: boolean;
  acbsApproved: boolean;
  /** Keyed by locale: en-GB for the UK, en-IE for Ireland, falling back to en-GB. */
  productDescriptionHcp: Record<string, string>;
  allergens: Allergen[];
  specialDiet: SpecialDiet[];
  productAvailability: Availability;
  productSampleAvailability: SampleAvailability;
  productAppearance: Appearance;
  /** Category slugs: age, form and metabolic. */
  categories: string[];
  indications: string;
  contraIndications: string;
  precautions: string;
  directionsForUse: string;
  storage: string;
  shelfLife: string;
  /** Titles of the two amount columns, for example "Per 100ml" and "Per 200ml bottle". */
  headings: string[];
  displayNutrientsQuantification: { key: 'per-100ml' | 'per-100g'; label: string };
  /** Derived from displayNutrientsQuantification: the unit in which amounts are entered in a regimen. */
  basis: Basis;
  /** Ages it is indicated for, in completed months; null if the data does not say. Upper edge excluded. */
  ageFromMonths: number | null;
  ageToMonths: number | null;
  /** Whether it can be the sole source of nutrition; null if the data does not say. */
  nutritionallyComplete: boolean | null;
  /** Grams in one level scoop of this product's own scoop, or null. */
  scoopGrams: number | null;
  /** Level scoops in the label's own recipe, or null. */
  dilutionScoops: number | null;
  /** Maximum strength on the label, g of powder per 100 ml of feed, or null. */
  maxStrengthPercent: number | null;
  dilution: Dilution | null;
  /**
   * Derived from ingredients and the label's tables: sources of galactose other than lactose, in the label's words.
   * Absent: none.
   */
  galactoseSources?: readonly string[];
  /** Derived from ingredients: what they name that is or becomes fructose, in the label's words. Absent: none. */
  fructoseSources?: readonly string[];
  /** Derived from description and indications: a powder that thickens food and drink. Absent: it is not one. */
  isThickener?: true;
  /** Derived from indications: whose kidneys it is made for. Absent: for none in particular. */
  kidneyUses?: readonly KidneyUse[];
  /** Derived from packSize, the serving heading and the scoop: the units in which an amount can be counted. */
  units: MeasureUnit[];
  /** True while the catalogue is the fictional demonstration range. */
  demonstration: boolean;
};

export type Category = { id: string; slug: string; name: string };
