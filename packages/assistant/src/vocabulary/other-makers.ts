import { phraseTable, wordSet } from '../language/phrases.ts';
import type { Criterion, BareCriterion } from '../message/query.ts';

/** Brands of other makers, by the kind of product that compares with them here. Others are recognised by their position. */
const BRANDS = phraseTable(`
sip feeds: ensure|fortisip|fortijuice|fortijuce|forticreme|fortifit|fortimel|fresubin|altraplen|altrajuce|aymes|complan|meritene|scandishake|
  calshake|enshake|foodlink|nutricrem|nutriplen|nualtra|paediasure|pediasure|fortini|frebini|diasip|cubitan|resource|nutridrink|
  souvenaid|respifor|supportan|actagain|huel|twocal
tube feeds: nutrison|nutrini|jevity|osmolite|isosource|novasource|tentrini|infatrini|diason|glucerna|diben
peptide feeds: peptamen|peptisorb|survimed|perative|nutramigen|pregestimil|althera
amino acid formulas: neocate|alfamino|puramino|elecare|emsogen
renal feeds: nepro|renilon|renapro|kindergen|renastart
ketogenic feeds: ketocal
thickeners: nutilis|thickenup|carobel
PKU products: lophlex|anamix|phlexy|easiphen
infant formulas: aptamil|sma|similac|hipp|kendamil
products: kabi|fresenius|abbott|nutricia|nestle|vitaflo|danone|procal|calogen|duocal|polycal|maxijul|liquigen|prosource|protifar|modulen|
  monogen|lipistart|betaquik
`);
const KINDS: Readonly<Record<string, BareCriterion<Criterion>>> = {
  'sip feeds': { kind: 'form', value: 'oral-nutritional-supplement' },
  'tube feeds': { kind: 'form', value: 'tube-feed' },
  'peptide feeds': { kind: 'type', value: 'peptide' },
  'amino acid formulas': { kind: 'type', value: 'amino acid' },
  'renal feeds': { kind: 'type', value: 'renal' },
  'ketogenic feeds': { kind: 'type', value: 'ketogenic' },
  thickeners: { kind: 'type', value: 'thickener' },
  'PKU products': { kind: 'disorder', value: 'pku' },
  'infant formulas': { kind: 'form', value: 'infant-formula' },
};
const KIND_OF = new Map(BRANDS.flatMap(([kind, brands]) => brands.map((brand) => [brand, kind] as const)));

/** Words of their ranges, after the brand; nutrients belong to a name only where the question comes before it. */
const RANGE_WORDS = wordSet(
  'plus advance advanced compact multi max shake juce juice junior extra concentrated cal complete original creme style lcp powder starter pepti aa peptisorb soya thickenup gold milkshake drink intense care',
);
const NUTRIENTS_IN_NAMES = wordSet('fibre energy protein mct');
const BEFORE_A_NAME = /^(?:in|of|does|has|is|vs|v|versus|than|like|or|with|sell|stock|keep|have|about|for)$/u;
/** "Ensure" and "resource" are ordinary words too. */
const ALSO_ORDINARY_WORDS = /^(?:ensure|resource)$/u;
const BEFORE_ORDINARY_USE =
  /^(?:that|the|this|it|its|we|they|he|she|you|your|my|our|a|an|i|enough|adequate|safe|correct|all|any|cent(?:re|er)|pages?|packs?|team|lists?|to)$/u;
const MAX_NAME_WORDS = 4;

/** Joins another maker's name into one token, "ensure-plus", which no typed word looks like. */
export function otherMakersNameAt(
  texts: readonly string[],
  at: number,
): { text: string; to: number } | undefined {
  const [before = '', brand = '', next = ''] = [texts[at - 1], texts[at], texts[at + 1]];
  const followsArticle = BEFORE_A_NAME.test(before);
  const isProductName =
    RANGE_WORDS.has(next) ||
    (brand === 'ensure' && !BEFORE_ORDINARY_USE.test(next) && (at === 0 || followsArticle));
  if (!KIND_OF.has(brand) || (ALSO_ORDINARY_WORDS.test(brand) && !isProductName)) return undefined;
  const isNameWord = (text: string) =>
    RANGE_WORDS.has(text) || (followsArticle && NUTRIENTS_IN_NAMES.has(text));
  const more = texts.slice(at + 1, at + MAX_NAME_WORDS).findIndex((text) => !isNameWord(text));
  const to = more === -1 ? Math.min(at + MAX_NAME_WORDS, texts.length) : at + 1 + more;
  return { text: `${texts.slice(at, to).join('-')}-`, to };
}

/** Whether a word is another maker's name. */
export const isOtherMakers = (word: string): boolean => word.endsWith('-');
export const asTyped = (word: string): string =>
  isOtherMakers(word) ? word.replaceAll('-', ' ').trim() : word;

/** Our counterpart of another maker's product: in words, and as a criterion. */
export function ownCounterpartOf(
  word: string,
): { words: string; criterion: BareCriterion<Criterion> } | undefined {
  const words = isOtherMakers(word) ? KIND_OF.get(word.split('-')[0] ?? '') : undefined;
  const criterion = words === undefined ? undefined : KINDS[words];
  return words === undefined || criterion === undefined ? undefined : { words, criterion };
}
