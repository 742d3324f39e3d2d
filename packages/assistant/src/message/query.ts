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
  | { kind: 'months'; months: number; words: string }
  | {
      kind: 'band';
      band: 'infant-0-12m' | 'toddler-1-3y' | 'teenager-13-17y' | 'child-1-18y' | 'adult-18y';
      words: string;
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
export const packNounOfBasis = (basis: AskedBasis | LimitBasis | undefined): string | undefined =>
  typeof basis === 'object' && basis !== null && 'perPack' in basis ? basis.perPack : undefined;

/** From `low` to `high`; an open end is excluded. */
export type Limits = {
  low: number | null;
  high: number | null;
  isLowOpen: boolean;
  isHighOpen: boolean;
  /** The number that was given, if a little more or less counts as well. */
  approximate?: number;
  /** If given in mmol: mg per mmol. */
  mgPerMmol?: number;
  /** The ml or g it is for, if not 100. */
  perAmount?: number;
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

type WordKind = 'form' | 'disorder' | 'ingredient' | 'allergen' | 'brand' | 'type' | 'use';

/** Something a product must or must not be, or one of several alternatives. */
export type Criterion = { isRequired: boolean; alternatives?: readonly Criterion[] } & (
  | { [K in WordKind]: { kind: K; value: string } }[WordKind]
  /** With `exceptFlavours`: any flavour except these. */
  | { kind: 'flavour'; value: string; exceptFlavours?: readonly string[] }
  | { kind: 'diet'; value: SpecialDiet }
  | { kind: 'country'; value: Country; isExclusive?: true }
  | { kind: 'age'; age: AskedAge }
  | { kind: 'nutrient'; value: string; limits: Limits | 'some'; basis: LimitBasis }
  /** The label has a row for it, even if the value is zero. */
  | { kind: 'states'; value: string }
  | { kind: 'claim'; value: 'high protein' | 'high energy' }
  | { kind: 'scheme'; value: 'acbs' | 'gms' }
  | { kind: 'container' | 'iddsi'; value: string }
  | { kind: 'complete' | 'sample' }
  /** Exclusive: in no other size. */
  | { kind: 'pack'; limits: Limits; unit: 'ml' | 'g'; isExclusive?: true }
  /** How many sizes it comes in. */
  | { kind: 'sizes'; limits: Limits }
  /** In months from manufacture. */
  | { kind: 'shelfLife'; limits: Limits }
  | { kind: 'among'; ids: readonly string[]; words: string }
);

export type NutrientLimit = Extract<Criterion, { kind: 'nutrient' }> & { limits: Limits };
/** A limit on the amount of a nutrient, not just "with" it. */
export const isLimit = (each: Criterion): each is NutrientLimit =>
  each.kind === 'nutrient' && each.limits !== 'some';

export type BareCriterion<T> = T extends unknown ? Omit<T, 'isRequired'> : never;

/** A ranking by a nutrient or by one of `FACTS_IN_ORDER`. `place` is 2 for the second; `count` is 3 for "the three lowest". */
export type Order = {
  by: string;
  isLowFirst: boolean;
  place: number;
  count?: number;
  /** What else was to be highest or lowest: "the most protein in the smallest bottle". */
  also?: string | undefined;
  /** Only these places of a ranking that was shown: "the second and the third". */
  places?: readonly number[];
};

/** An amount of a nutrient, in its label's unit. */
export type Target = { nutrient: string; amount: number };

/** A name that was not read as one product: either Sim asks which one is meant, or all of them are. */
export type UnresolvedName = {
  kind: 'several' | 'doubtful' | 'brand' | 'foreign';
  typedName: string;
  ids: readonly string[];
};

/** Whether a question is about named products, a list, the app and its methods, or anything else. */
type Subject = 'products' | 'list' | 'general';

/** A question as data: the result of `parse`, and all that `execute` uses. */
export type Query = {
  subject: Subject;
  /** In the order of the message, without duplicates. */
  products: readonly string[];
  unresolvedName: UnresolvedName | null;
  topics: readonly Topic[];
  nutrients: readonly string[];
  /** Asked for like nutrients, but without a row on any label. */
  nutrientsWithoutRow: readonly string[];
  criteria: readonly Criterion[];
  order: Order | null;
  /** "The most", about what was asked before. */
  bareSuperlative: 'most' | 'least' | null;
  asksForCount: boolean;
  isComparison: boolean;
  basis: AskedBasis | null;
  /** About the feed made up from a powder. */
  isMadeUp: boolean;
  amounts: readonly AskedAmount[];
  /** Parts of a sum that are not in the catalogue: "30 ml of that". */
  uncataloguedItems: readonly string[];
  /** Asks for the reason of the last answer. */
  asksWhy: boolean;
  /** The only amount is between two names: it may belong to either or both. */
  isAmountBetweenNames: boolean;
  /** "How many bottles for 30 g protein": asks for the amount of a product. */
  target: Target | null;
  isInMmol: boolean;
  /** What is asked besides products, as intents: "app:print", "method:henry_oxford", "faq:faq-07". */
  otherIntents: readonly string[];
  /** The words as the classifier sees them: product names are "_". */
  classifierWords: readonly string[];
  /** The words the query was read from, for the FAQ search and for naming what was not understood. */
  text: string;
  /** Words unknown to Sim. */
  unknownWords: readonly string[];
  /** Known words that were not used: they may matter to the question. */
  unusedWords: readonly string[];
  /** Words of criteria that were not understood: without them the list would be a different one. */
  unreadCriteria: readonly string[];
  /** All words that nothing was read from, including common words. */
  unmatchedWords: readonly string[];
  /** Numbers, fractions and vague counts that may be an amount and were not read: no figure is given without asking. */
  unreadAmounts: readonly string[];
  /** Refers to something in the conversation. */
  reference: Reference | null;
  /** Starts with "and", "with" or "only": a follow-up. */
  startsAsFollowUp: boolean;
  /** Asks for some of a kind: "which", "any", "do you have". */
  asksForSomeOfKind: boolean;
  /** Names products in general: "feeds", "drinks". */
  namesProductsInGeneral: boolean;
  /** The topics come only from ordinary words, such as "give" and "keep". */
  hasOnlyWeakTopics: boolean;
};

/** For a query that replaces part of an earlier one: none of its own words is left unread. */
export const NO_UNREAD_WORDS = { unreadAmounts: [], unusedWords: [], unreadCriteria: [] } as const;

export type Reference = { kind: 'all' } | { kind: 'nth'; index: number } | { kind: 'same' };

export const NO_QUERY: Query = {
  subject: 'general',
  products: [],
  unresolvedName: null,
  topics: [],
  nutrients: [],
  nutrientsWithoutRow: [],
  criteria: [],
  order: null,
  bareSuperlative: null,
  asksForCount: false,
  isComparison: false,
  basis: null,
  isMadeUp: false,
  amounts: [],
  uncataloguedItems: [],
  asksWhy: false,
  isAmountBetweenNames: false,
  target: null,
  isInMmol: false,
  otherIntents: [],
  classifierWords: [],
  text: '',
  unknownWords: [],
  unusedWords: [],
  unreadCriteria: [],
  unmatchedWords: [],
  unreadAmounts: [],
  reference: null,
  startsAsFollowUp: false,
  asksForSomeOfKind: false,
  namesProductsInGeneral: false,
  hasOnlyWeakTopics: false,
};
