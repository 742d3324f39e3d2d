import type { Product } from '../catalogue.ts';

export type Span = { from: number; to: number };

/** Whether a word lies in one of the spans. */
export const isInSpan =
  (places: readonly Span[]) =>
  (at: number): boolean =>
    places.some(({ from, to }) => from <= at && at < to);

/**
 * A product name in a message, and how surely it was read: one product, several that have the given words, a name close to one in
 * the catalogue but not close enough to answer for, or a brand alone.
 */
export type Mention = Span &
  (
    | { kind: 'product'; product: Product }
    | { kind: 'several'; products: readonly Product[] }
    | { kind: 'doubtful'; products: readonly Product[]; typedName: string }
    | { kind: 'brand'; products: readonly Product[]; brand: string }
  );

export type MentionOptions = {
  /** Brands in the conversation. */
  brands: readonly string[];
  /** A word that may be a nutrient is not read as the second product of a list. */
  isNutrient: (text: string) => boolean;
  /** A word for a nutrient: never read as a short form of a name word. */
  isNutrientWord: (text: string) => boolean;
  /** A word of ordinary questions is never a misspelt brand. */
  isOrdinaryWord: (text: string) => boolean;
  /** A word with a meaning of its own does not name a product by itself. */
  isMeaningful: (text: string) => boolean;
  /** A word of the vocabulary or of our own texts; a word that is only in the thesaurus does not count. */
  isInVocabulary: (text: string) => boolean;
  /** A word that forms a phrase with its neighbours: "plant protein". */
  isInPhrase: (at: number) => boolean;
  /** A number with a unit ("200 ml") is not part of a name. */
  isMeasured: (at: number) => boolean;
};
