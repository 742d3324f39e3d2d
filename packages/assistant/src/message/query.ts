import type { Country, SpecialDiet } from '@dietetic/catalogue';

/** What a label or the catalogue says of one product, beside its nutrients. */
export type Topic =
  | 'ages'
  | 'allergens'
  | 'availability'
  | 'codes'
  | 'complete'
  | 'contraindications'
  | 'diets'
  | 'dilution'
  | 'directions'
  | 'flavours'
  | 'hangTime'
  | 'iddsi'
  | 'indications'
  | 'info'
  | 'ingredients'
  | 'packs'
  | 'price'
  | 'reimbursement'
  | 'sample'
  | 'shelfLife'
  | 'stock'
  | 'storage'
  | 'vein';

/** An age in completed months, or one of the three bands of the product filter. */
export type AskedAge =
  | { kind: 'months'; months: number; asked: string }
  | {
      kind: 'band';
      band: 'infant-0-12m' | 'toddler-1-3y' | 'teenager-13-17y' | 'child-1-18y' | 'adult-18y';
      asked: string;
    };

/** How much of a product a question speaks of. */
export type AskedAmount =
  /** `hours` are those of a rate: the amount is what runs in them, in one where none were said. */
  | { kind: 'measure'; amount: number; unit: 'ml' | 'g'; hours?: number }
  /** "3 bottles"; `noun` is singular, and "pack" where none was said ("3 Dalesip Mini"). */
  | { kind: 'packs'; count: number; noun: string };

/**
 * "Per bottle" is one of them; `perPack` is the noun. "Per 100 kcal", "per 10 g protein": a ratio of two nutrients. "As fed": powders
 * made up at the strength of their labels.
 */
export type AskedBasis = 'per-100' | 'as-fed' | { perPack: string } | { perNutrient: Target };

/** What a limit of a list stands on: 100 ml, 100 g, 100 of the product's own measure (null), its pack, or so much of a nutrient. */
export type LimitBasis = 'ml' | 'g' | null | Exclude<AskedBasis, 'per-100'>;

/** The noun of "per bottle"; undefined where it is no pack that is asked on. */
export const packOfBasis = (basis: AskedBasis | LimitBasis | undefined): string | undefined =>
  typeof basis === 'object' && basis !== null && 'perPack' in basis ? basis.perPack : undefined;

/** From `low` to `high`; an open edge is left out. */
export type Limits = {
  low: number | null;
  high: number | null;
  isLowOpen: boolean;
  isHighOpen: boolean;
  /** The number that was said, where a little more or less is meant as well. */
  about?: number;
  /** Said in millimoles: so many mg are one. */
  mgPerMmol?: number;
  /** The ml or g that it was said of, where they are not 100. */
  of?: number;
  /** Said as a share of the energy: so many kcal are in a gram. */
  kcalPerGram?: number;
};

/** So much, no more and no less. */
export const exactly = (amount: number): Limits => ({
  low: amount,
  high: amount,
  isLowOpen: false,
  isHighOpen: false,
});

type ByWord = 'form' | 'disorder' | 'ingredient' | 'allergen' | 'brand' | 'type' | 'use';

/** One thing a product must be, or must not be; `or` are others of its kind that will do as well. */
export type Criterion = { is: boolean; or?: readonly Criterion[] } & (
  | { [K in ByWord]: { kind: K; value: string } }[ByWord]
  /** With `others`, any flavour but these. */
  | { kind: 'flavour'; value: string; others?: readonly string[] }
  | { kind: 'diet'; value: SpecialDiet }
  | { kind: 'country'; value: Country; isOnly?: true }
  | { kind: 'age'; age: AskedAge }
  | { kind: 'nutrient'; value: string; limits: Limits | 'some'; basis: LimitBasis }
  /** The label has a row that says something of it, were it none. */
  | { kind: 'states'; value: string }
  | { kind: 'claim'; value: 'high protein' | 'high energy' }
  | { kind: 'scheme'; value: 'acbs' | 'gms' }
  | { kind: 'container' | 'iddsi'; value: string }
  | { kind: 'complete' | 'sample' }
  | { kind: 'pack'; limits: Limits; unit: 'ml' | 'g' }
  /** In months from manufacture. */
  | { kind: 'shelfLife'; limits: Limits }
  | { kind: 'among'; ids: readonly string[]; words: string }
);

export type NutrientLimit = Extract<Criterion, { kind: 'nutrient' }> & { limits: Limits };
/** From so much to so much of a nutrient, and not just some. */
export const isLimit = (each: Criterion): each is NutrientLimit =>
  each.kind === 'nutrient' && each.limits !== 'some';

export type WithoutIs<T> = T extends unknown ? Omit<T, 'is'> : never;

/** By a nutrient or by one of `FACTS_IN_ORDER`; the second of an order has place 2; "the three lowest" are 3. */
export type Order = {
  by: string;
  isLowFirst: boolean;
  place: number;
  count?: number;
  /** "The second and the third" of an order that was shown: these alone. */
  places?: readonly number[];
};

/** So much of a nutrient, in its label's unit. */
export type Target = { nutrient: string; amount: number };

/** A name that was not read as one product: it is asked back, or all of them are meant. */
export type Unclear = {
  kind: 'several' | 'doubtful' | 'brand' | 'foreign';
  heard: string;
  ids: readonly string[];
};

/** Whether a question is about products that are named, a list, the app and its methods, or anything else. */
type Subject = 'products' | 'list' | 'general';

/** A question as data: what `parse` makes of words, and all that `execute` looks at. */
export type Query = {
  subject: Subject;
  /** In the order they were named, each once. */
  products: readonly string[];
  unclear: Unclear | null;
  topics: readonly Topic[];
  nutrients: readonly string[];
  /** Asked for like a nutrient; no label has a row for it. */
  withoutRow: readonly string[];
  criteria: readonly Criterion[];
  order: Order | null;
  /** "The most", of what was asked before. */
  orderWord: 'most' | 'least' | null;
  isCount: boolean;
  isComparison: boolean;
  basis: AskedBasis | null;
  /** Of a powder, the feed that is made up from it. */
  isMadeUp: boolean;
  amounts: readonly AskedAmount[];
  /** Parts of a sum that are no product of the catalogue: "30 ml of that". */
  apart: readonly string[];
  /** The reason of what was said is asked for. */
  asksWhy: boolean;
  /** The one amount stands between two names: it may be of either, or of both. */
  isAmountBetween: boolean;
  /** "How many bottles for 30 g protein": the amount of a product is asked for. */
  target: Target | null;
  isInMmol: boolean;
  /** What is asked beside products, by the names of intents: "app:print", "method:henry_oxford", "faq:faq-07". */
  general: readonly string[];
  /** The words as the classifier hears them: names of products are "_". */
  heard: readonly string[];
  /** The words the query was read from, for the search of the FAQs and to say what was not taken in. */
  text: string;
  /** Words that mean nothing to Sim. */
  unknown: readonly string[];
  /** Ordinary words that were not used: what they say may be the question. */
  leftOver: readonly string[];
  /** Words that said what products must have or must not, and were not understood: a list without them would be another one. */
  unreadTraits: readonly string[];
  /** All words that nothing was read out of, those of any question too. */
  free: readonly string[];
  /** Numbers, parts and crowds that may be an amount and were not read: no figure is given past them. */
  unread: readonly string[];
  /** Points back at what was spoken of before. */
  reference: Reference | null;
  /** Begins with "and", "with", "only": it goes on. */
  goesOn: boolean;
  /** Asks for some of a kind: "which", "any", "do you have". */
  asksForSome: boolean;
  /** Speaks of products at large: "feeds", "drinks". */
  namesProducts: boolean;
  /** No word but an ordinary one tells the topics: "give", "keep". */
  isWeak: boolean;
};

/** What is put in place of something said before has read all of its own words. */
export const NOTHING_LEFT = { unread: [], leftOver: [], unreadTraits: [] } as const;

export type Reference = { kind: 'all' } | { kind: 'nth'; index: number } | { kind: 'same' };

export const NO_QUERY: Query = {
  subject: 'general',
  products: [],
  unclear: null,
  topics: [],
  nutrients: [],
  withoutRow: [],
  criteria: [],
  order: null,
  orderWord: null,
  isCount: false,
  isComparison: false,
  basis: null,
  isMadeUp: false,
  amounts: [],
  apart: [],
  asksWhy: false,
  isAmountBetween: false,
  target: null,
  isInMmol: false,
  general: [],
  heard: [],
  text: '',
  unknown: [],
  leftOver: [],
  unreadTraits: [],
  free: [],
  unread: [],
  reference: null,
  goesOn: false,
  asksForSome: false,
  namesProducts: false,
  isWeak: false,
};
