import type { Country, SpecialDiet } from '@dietetic/catalogue';

/** What may be asked about a product, besides its nutrients. */
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

/** An age in completed months, or a band of the product filter. */
export type AskedAge =
  | { kind: 'months'; months: number; asked: string }
  | {
      kind: 'band';
      band: 'infant-0-12m' | 'toddler-1-3y' | 'teenager-13-17y' | 'child-1-18y' | 'adult-18y';
      asked: string;
    };

/** An amount of a product. */
export type AskedAmount =
  /** With `hours`, the amount is what runs at a rate in that time: in one hour, if none was given. */
  | { kind: 'measure'; amount: number; unit: 'ml' | 'g'; hours?: number }
  /** "3 bottles"; `noun` is singular, and "pack" if none was given ("3 Dalesip Mini"). */
  | { kind: 'packs'; count: number; noun: string };

/**
 * The basis of a figure. `perPack` is the noun of "per bottle". `perNutrient` is a ratio of two nutrients: "per 100 kcal", "per
 * 10 g protein". "As fed" is a powder made up at the strength on its label.
 */
export type AskedBasis = 'per-100' | 'as-fed' | { perPack: string } | { perNutrient: Target };

/** The basis of a limit: 100 ml, 100 g, 100 of the product's own unit (null), its pack, or an amount of a nutrient. */
export type LimitBasis = 'ml' | 'g' | null | Exclude<AskedBasis, 'per-100'>;

/** The noun of "per bottle"; undefined if the basis is no pack. */
export const packOfBasis = (basis: AskedBasis | LimitBasis | undefined): string | undefined =>
  typeof basis === 'object' && basis !== null && 'perPack' in basis ? basis.perPack : undefined;

/** From `low` to `high`; an open end is excluded. */
export type Limits = {
  low: number | null;
  high: number | null;
  isLowOpen: boolean;
  isHighOpen: boolean;
  /** The number that was given, if a little more or less counts as well. */
  about?: number;
  /** If given in mmol: mg per mmol. */
  mgPerMmol?: number;
  /** The ml or g it is for, if not 100. */
  of?: number;
  /** If given as a share of the energy: kcal per gram. */
  kcalPerGram?: number;
};

/** Exactly this amount. */
export const exactly = (amount: number): Limits => ({
  low: amount,
  high: amount,
  isLowOpen: false,
  isHighOpen: false,
});

type ByWord = 'form' | 'disorder' | 'ingredient' | 'allergen' | 'brand' | 'type' | 'use';

/** Something a product must or must not be, or one of several alternatives. */
export type Criterion = { is: boolean; or?: readonly Criterion[] } & (
  | { [K in ByWord]: { kind: K; value: string } }[ByWord]
  /** With `others`: any flavour except these. */
  | { kind: 'flavour'; value: string; others?: readonly string[] }
  | { kind: 'diet'; value: SpecialDiet }
  | { kind: 'country'; value: Country; isOnly?: true }
  | { kind: 'age'; age: AskedAge }
  | { kind: 'nutrient'; value: string; limits: Limits | 'some'; basis: LimitBasis }
  /** The label has a row for it, even if the value is zero. */
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
/** A limit on the amount of a nutrient, not just "with" it. */
export const isLimit = (each: Criterion): each is NutrientLimit =>
  each.kind === 'nutrient' && each.limits !== 'some';

export type BareCriterion<T> = T extends unknown ? Omit<T, 'is'> : never;

/** A ranking by a nutrient or by one of `FACTS_IN_ORDER`. `place` is 2 for the second; `count` is 3 for "the three lowest". */
export type Order = {
  by: string;
  isLowFirst: boolean;
  place: number;
  count?: number;
  /** Only these places of a ranking that was shown: "the second and the third". */
  places?: readonly number[];
};

/** An amount of a nutrient, in its label's unit. */
export type Target = { nutrient: string; amount: number };

/** A name that was not read as one product: either Sim asks which one is meant, or all of them are. */
export type Unclear = {
  kind: 'several' | 'doubtful' | 'brand' | 'foreign';
  heard: string;
  ids: readonly string[];
};

/** Whether a question is about named products, a list, the app and its methods, or anything else. */
type Subject = 'products' | 'list' | 'general';

/** A question as data: the result of `parse`, and all that `execute` uses. */
export type Query = {
  subject: Subject;
  /** In the order of the message, without duplicates. */
  products: readonly string[];
  unclear: Unclear | null;
  topics: readonly Topic[];
  nutrients: readonly string[];
  /** Asked for like nutrients, but without a row on any label. */
  withoutRow: readonly string[];
  criteria: readonly Criterion[];
  order: Order | null;
  /** "The most", about what was asked before. */
  orderWord: 'most' | 'least' | null;
  isCount: boolean;
  isComparison: boolean;
  basis: AskedBasis | null;
  /** About the feed made up from a powder. */
  isMadeUp: boolean;
  amounts: readonly AskedAmount[];
  /** Parts of a sum that are not in the catalogue: "30 ml of that". */
  apart: readonly string[];
  /** Asks for the reason of the last answer. */
  asksWhy: boolean;
  /** The only amount is between two names: it may belong to either or both. */
  isAmountBetween: boolean;
  /** "How many bottles for 30 g protein": asks for the amount of a product. */
  target: Target | null;
  isInMmol: boolean;
  /** What is asked besides products, as intents: "app:print", "method:henry_oxford", "faq:faq-07". */
  general: readonly string[];
  /** The words as the classifier sees them: product names are "_". */
  heard: readonly string[];
  /** The words the query was read from, for the FAQ search and for naming what was not understood. */
  text: string;
  /** Words unknown to Sim. */
  unknown: readonly string[];
  /** Known words that were not used: they may matter to the question. */
  leftOver: readonly string[];
  /** Words of criteria that were not understood: without them the list would be a different one. */
  unreadTraits: readonly string[];
  /** All words that nothing was read from, including common words. */
  free: readonly string[];
  /** Numbers, fractions and vague counts that may be an amount and were not read: no figure is given without asking. */
  unread: readonly string[];
  /** Refers to something in the conversation. */
  reference: Reference | null;
  /** Starts with "and", "with" or "only": a follow-up. */
  goesOn: boolean;
  /** Asks for some of a kind: "which", "any", "do you have". */
  asksForSome: boolean;
  /** Names products in general: "feeds", "drinks". */
  namesProducts: boolean;
  /** The topics come only from ordinary words, such as "give" and "keep". */
  isWeak: boolean;
};

/** For a query that replaces part of an earlier one: none of its own words is left unread. */
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
