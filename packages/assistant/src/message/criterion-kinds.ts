import type { Criterion } from './query.ts';

type Kind = Criterion['kind'];

/** A set of criterion kinds for a rule; a misspelt kind does not compile. Sets used by one rule only are beside that rule. */
export const kinds = (...all: readonly Kind[]): ReadonlySet<Kind> => new Set(all);

/** What a list can be of: a kind of product, a range, or products that were shown. */
export const LISTED_KINDS = kinds('form', 'disorder', 'type', 'brand', 'among');
/** What a product is, and its brand. */
export const PRODUCT_KINDS = kinds('form', 'disorder', 'type', 'brand');
export const TYPE_KINDS = kinds('form', 'disorder', 'type');
/** What it is indicated for. */
export const INDICATION_KINDS = kinds('use', 'disorder', 'type');
/** What a label or the catalogue answers with yes or no. */
export const MARKS = kinds('diet', 'allergen', 'age', 'flavour', 'complete', 'scheme', 'iddsi', 'country');
/** What it contains. */
export const CONTENTS = kinds('allergen', 'ingredient');
export const FORM_OR_CONTAINER = kinds('form', 'container');
export const TYPE_OR_CONTAINER = kinds('type', 'container');
