import type { Product } from './product.ts';

/** "thickens food and drink", "food and drink thickener"; a drink that is thickened is none. */
const THICKENS =
  /\bthicken(?:s|ing|er)\b[^.]*\b(?:food|drink|fluid|liquid)|\b(?:food|drink|fluid|liquid)s?\b[^.]*\bthickener/i;
/** What is fed or eaten itself may have a thickener in it. */
const FED = ['tube-feed', 'oral-nutritional-supplement', 'food'];

/** Whether a product is there to thicken what is eaten and drunk, by the words of its label. */
export const thickensFood = ({
  categories,
  productDescriptionHcp,
  indications,
}: Pick<Product, 'categories' | 'productDescriptionHcp' | 'indications'>): boolean =>
  !categories.some((category) => FED.includes(category)) &&
  [...Object.values(productDescriptionHcp), indications].some((text) => THICKENS.test(text));
