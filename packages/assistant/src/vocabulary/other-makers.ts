import { phraseTable, wordSet } from '../language/phrases.ts';
import type { Criterion, WithoutIs } from '../message/query.ts';

/** What other makers sell, by what there is here of its kind. A brand that stands in no line is known by where it stands. */
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
const KINDS: Readonly<Record<string, WithoutIs<Criterion>>> = {
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

/** Words of their ranges, after the brand; those of nutrients only where what is asked stands before the name. */
const OF_A_RANGE = wordSet(
  'plus advance advanced compact multi max shake juce juice junior extra concentrated cal complete original creme style lcp powder starter pepti aa peptisorb soya thickenup gold milkshake drink intense care',
);
const NUTRIENT_OF_A_NAME = wordSet('fibre energy protein mct');
const BEFORE_A_NAME = /^(?:in|of|does|has|is|vs|v|versus|than|like|or|with|sell|stock|keep|have|about|for)$/u;
/** "Ensure" and "resource" are words of any text too. */
const ORDINARY_TOO = /^(?:ensure|resource)$/u;
const IS_THE_VERB =
  /^(?:that|the|this|it|its|we|they|he|she|you|your|my|our|a|an|i|enough|adequate|safe|correct|all|any|cent(?:re|er)|pages?|packs?|team|lists?|to)$/u;
const LONGEST = 4;

/** The words of another maker's name are one: "ensure-plus", as no word of a message is written. */
export function otherMakersAt(
  texts: readonly string[],
  at: number,
): { text: string; to: number } | undefined {
  const [before = '', brand = '', next = ''] = [texts[at - 1], texts[at], texts[at + 1]];
  const isPlaced = BEFORE_A_NAME.test(before);
  const isAName =
    OF_A_RANGE.has(next) || (brand === 'ensure' && !IS_THE_VERB.test(next) && (at === 0 || isPlaced));
  if (!KIND_OF.has(brand) || (ORDINARY_TOO.test(brand) && !isAName)) return undefined;
  const isOfTheName = (text: string) => OF_A_RANGE.has(text) || (isPlaced && NUTRIENT_OF_A_NAME.has(text));
  const more = texts.slice(at + 1, at + LONGEST).findIndex((text) => !isOfTheName(text));
  const to = more === -1 ? Math.min(at + LONGEST, texts.length) : at + 1 + more;
  return { text: `${texts.slice(at, to).join('-')}-`, to };
}

/** Whether a word is another maker's name. */
export const isOtherMakers = (word: string): boolean => word.endsWith('-');
export const asSaid = (word: string): string =>
  isOtherMakers(word) ? word.replaceAll('-', ' ').trim() : word;

/** What there is here of the kind of another maker's product: in words, and as it is looked for. */
export function ofTheirKind(word: string): { words: string; criterion: WithoutIs<Criterion> } | undefined {
  const words = isOtherMakers(word) ? KIND_OF.get(word.split('-')[0] ?? '') : undefined;
  const criterion = words === undefined ? undefined : KINDS[words];
  return words === undefined || criterion === undefined ? undefined : { words, criterion };
}
