import type { Product } from '../catalogue.ts';

export type Place = { from: number; to: number };

/** Whether a word stands in one of some places. */
export const standsIn =
  (places: readonly Place[]) =>
  (at: number): boolean =>
    places.some(({ from, to }) => from <= at && at < to);

/**
 * What a message says of a product's name, and how sure that reading is: one product, several that carry the words given,
 * a name that is close to one in the catalogue but not close enough to answer for, or a brand and nothing more.
 */
export type Mention = Place &
  (
    | { kind: 'product'; product: Product }
    | { kind: 'several'; products: readonly Product[] }
    | { kind: 'doubtful'; products: readonly Product[]; heard: string }
    | { kind: 'brand'; products: readonly Product[]; brand: string }
  );

export type MentionOptions = {
  /** Those that were spoken of before. */
  brands: readonly string[];
  /** A word that may be a nutrient is not read as the second product of a list. */
  isNutrient: (text: string) => boolean;
  /** A word for a nutrient, whatever else the message holds: never short for a word of a name. */
  isNutrientWord: (text: string) => boolean;
  /** A word of ordinary questions is never a slip in the name of a brand. */
  isOrdinaryWord: (text: string) => boolean;
  /** A word that means something by itself names no product alone. */
  isMeaningful: (text: string) => boolean;
  /** A word of the vocabulary or of our own texts; not one that stands in the thesaurus alone. */
  isInVocabulary: (text: string) => boolean;
  /** A word that is part of a phrase with its neighbours: "plant protein". */
  isInAPhrase: (at: number) => boolean;
  /** A number that measures something ("200 ml") is not part of a name. */
  isMeasured: (at: number) => boolean;
};
