import type { Mention, MentionOptions } from './mentions.ts';
import { wordSet } from '../language/word-lists.ts';
import type { NamedProduct, NameIndex } from './name-index.ts';
import { shortFormOf } from './short-forms.ts';

/** Words of names that are also words of ordinary questions: alone they name no product. */
const ORDINARY = wordSet(`
  standard energy protein peptide milk juice yogurt plant shake shot pud emulsion carb rice loaf
  tube sip clear starch fibre amino hydrolysed dialysis concentrate intense powder liquid pot infant
  mini low high mct oil fat boost max thick level junior child start formula pouch tabs light bar
  carton cookies flour mix drink egg replacer cereal loops isoleucine dha ara spoon
`);

/** Two of these together describe what is looked for. */
const DESCRIBES = wordSet(
  'standard energy protein peptide low high fibre plant infant child powder liquid tube',
);

type Hit = { named: NamedProduct; from: number; to: number };

/**
 * Names without their brand: all the words that follow the brand, side by side, but for a strength at the end. A
 * single ordinary word does not count. The longest come first, and no word belongs to two.
 */
export function namesWithoutBrand(
  index: NameIndex,
  typed: readonly string[],
  options: MentionOptions,
  brand?: string,
): Mention[] {
  const texts = typed.map((text) => shortFormOf(text) ?? text);
  const named = index.all.filter((each) => brand === undefined || each.brand === brand);
  const hits = named.flatMap((each) => hitsOf(each, texts, options)).toSorted(longestFirst);
  const taken: Hit[] = [];
  for (const hit of hits) {
    const isFree = taken.every(({ from, to }) => hit.to <= from || hit.from >= to);
    const isOfTheSame = taken.some(({ from, to }) => hit.from === from && hit.to === to);
    if (isFree || isOfTheSame) taken.push(hit);
  }
  const places = [...new Set(taken.map(({ from }) => from))].toSorted((one, other) => one - other);
  return places.flatMap((place) => mentionOf(taken.filter(({ from }) => from === place)));
}

const longestFirst = (one: Hit, other: Hit): number => other.to - other.from - (one.to - one.from);

function mentionOf(hits: readonly Hit[]): Mention[] {
  const [first, other] = hits;
  if (first === undefined) return [];
  const { from, to } = first;
  return other === undefined
    ? [{ kind: 'product', product: first.named.product, from, to }]
    : [{ kind: 'several', products: hits.map(({ named }) => named.product), from, to }];
}

function hitsOf(named: NamedProduct, texts: readonly string[], options: MentionOptions): Hit[] {
  const whole = named.rest;
  const withoutStrength = /^\d/u.test(whole.at(-1) ?? '') ? whole.slice(0, -1) : whole;
  for (const words of new Set([whole, withoutStrength])) {
    if (!isTelling(words)) continue;
    const from = texts.findIndex((_, at) => words.every((word, offset) => texts[at + offset] === word));
    if (from !== -1 && !words.some((_, offset) => options.isMeasured(from + offset)))
      return [{ named, from, to: from + words.length }];
  }
  return [];
}

const isTelling = (words: readonly string[]): boolean =>
  (words.length >= 2 && !words.every((word) => DESCRIBES.has(word))) ||
  words.some((word) => !ORDINARY.has(word) && !/^\d/u.test(word));
