import { correctedNameWords } from './parse-name.ts';
import {
  expandShortForm,
  isNumber,
  mentionOf,
  type NamedProduct,
  type NameIndex,
  withoutStrength,
} from './name-index.ts';
import { isInSpan, type Mention, type MentionOptions } from './mention.ts';
import { namedProduct } from './name-match.ts';
import {
  isProductUnit,
  isRate,
  MAX_COUNT,
  multiplierAt,
  packOf,
  quantityAt,
} from '../quantities/quantity.ts';

type Texts = readonly string[];
/** "1.5 l", "2 bottles of", "a": how much is given of the product named after it. */
type Given = { kind: 'ml' | 'g' | 'count' | 'article'; value: number; hasPackNoun: boolean; to: number };

/**
 * "750 ml energy fibre plus 3 minis", "1 Dalesip Shake, 1 mini protein", "the 1.5 litre energy bag": beside an amount, the whole
 * name of a product is that product, without its brand and whatever else its words mean, if another product is given too or a pack
 * is named.
 */
export function namesBesideAmounts(
  index: NameIndex,
  typed: Texts,
  options: MentionOptions,
  mentions: readonly Mention[],
): readonly Mention[] {
  const texts = typed.map(expandShortForm);
  const isNamed = isInSpan(mentions);
  // A brand typed later counts only for foods: "75 g penne and 200 ml Lowenfield Milk Drink".
  const brands = new Set([
    ...options.brands,
    ...index.all.flatMap((named) =>
      isFood(named) && mentions.some((each) => each.kind === 'product' && each.product === named.product)
        ? named.brand
        : [],
    ),
  ]);
  const found: Mention[] = [];
  let others = 0;
  let hasPack = false;
  for (let at = 0; at < texts.length; at += 1) {
    const given = isNamed(at) ? undefined : givenAt(texts, at);
    const start = given?.to ?? at;
    const mention = mentions.find(({ from }) => from === start);
    if (mention !== undefined) {
      const brand = mention.kind === 'product' && namedProduct(index, mention.product.id)?.brand;
      if (typeof brand === 'string') brands.add(brand);
      if (given !== undefined || isGivenAt(texts, mention.to)) others += 1;
      at = mention.to - 1;
      continue;
    }
    if (given === undefined && !JOINT.test(texts[at - 1] ?? ',')) continue;
    const named = nameAt(index, texts, start, options, given, brands);
    const next = texts[named?.to ?? at] ?? '';
    if (named === undefined || isNamed(named.to - 1)) continue;
    if (given === undefined && !isGivenAt(texts, FORM_WORD.test(next) ? named.to + 1 : named.to)) continue;
    hasPack ||= given?.kind === 'ml' && (given.hasPackNoun || (packOf(next) !== null && !next.endsWith('s')));
    found.push(mentionOf(named.products, { from: start, to: named.to }));
    at = named.to - 1;
  }
  return others + found.length > 1 || hasPack ? found : [];
}

const isFood = ({ product }: NamedProduct): boolean => product.categories.includes('food');

/** "Pud 125 g", "mini x 2", "pud od": an amount after a name. */
function isGivenAt(texts: Texts, at: number): boolean {
  const quantity = quantityAt(texts, at);
  return (
    (isProductUnit(quantity?.unit) && quantity?.hasNoNumber === false) ||
    multiplierAt(texts, at) !== undefined
  );
}

function givenAt(texts: Texts, from: number): Given | undefined {
  const isOne = /^(?:an?|one|another|single)$/u.test(texts[from] ?? '');
  const quantity = quantityAt(texts, isOne && isNumber(texts[from + 1]) ? from + 1 : from);
  const { unit, value = 0, hasNoNumber, packNoun = null } = quantity ?? {};
  if (quantity === undefined || (unit === 'none' && isOne && !isNumber(texts[from + 1])))
    return isOne ? { kind: 'article', value: 1, hasPackNoun: false, to: from + 1 } : undefined;
  const isVolume =
    (unit === 'ml' && (hasNoNumber === false || isOne)) || (unit === 'none' && value > MIN_BARE_VOLUME);
  const kind = isVolume
    ? 'ml'
    : isProductUnit(unit) && hasNoNumber === false
      ? 'g'
      : (unit === 'pack' && (hasNoNumber === false || isOne)) ||
          (unit === 'none' && value <= MAX_COUNT && !DENSITY.test(String(value)))
        ? 'count'
        : undefined;
  if (kind === undefined || quantity.comparator !== undefined || quantity.high !== null) return undefined;
  let to = isRate(texts, quantity.to) ? quantity.to + 2 : quantity.to;
  const isBag = packOf(texts[to]) !== null;
  if (isBag) to += 1;
  while (/^(?:x|times|of|the|your|our)$/u.test(texts[to] ?? '')) to += 1;
  // "2 kg of the low protein penne"
  if (texts[to] === 'low' && texts[to + 1] === 'protein') to += 2;
  return { kind, value, hasPackNoun: isBag || packNoun !== null, to };
}
/** More than this without a unit is no count of packs. */
const MIN_BARE_VOLUME = 50;
/** "The 1.5 peptide" has 1.5 kcal/ml. */
const DENSITY = /^[12]\.\d/u;
const JOINT = /^(?:and|plus|,|with|then|on)$/u;
const FORM_WORD = /^(?:formula|feed|drink|powder|bottles?|sachets?|cartons?)$/u;

/** The product whose whole name stands at a position; a strength at the end may be left out. */
function nameAt(
  index: NameIndex,
  texts: Texts,
  start: number,
  options: MentionOptions,
  given: Given | undefined,
  brands: ReadonlySet<string>,
): { products: readonly NamedProduct[]; to: number } | undefined {
  const lengthOf = ({ brand, nameWords, product }: NamedProduct): number => {
    if (given !== undefined && /^(?:ml|g)$/u.test(given.kind) && product.basis !== given.kind) return 0;
    const run = brands.has(brand)
      ? correctedNameWords(texts, start, index.vocabulary.get(brand) ?? new Set(), options)
      : nameWords.map((word, at) => (texts[start + at] === `${word}s` ? word : texts[start + at]));
    const short = withoutStrength(nameWords);
    return (
      [nameWords, isNumber(texts[start + short.length]) ? [] : short].find(
        (words) => !words.every(isNumber) && words.every((word, at) => run[at] === word),
      )?.length ?? 0
    );
  };
  const hits = index.all.map((named) => ({ named, length: lengthOf(named) }));
  const length = Math.max(...hits.map((each) => each.length));
  if (length === 0) return undefined;
  const longest = hits.flatMap((each) => (each.length === length ? each.named : []));
  // "1200 ml protein and 2 Dalesip Minis", "300 ml protein feed": no drink of that brand.
  const isFeed = texts[start + length] === 'feed' || (given?.kind === 'ml' && given.value >= MIN_FEED_VOLUME);
  const feeds = longest.filter(({ product }) => product.categories.includes('tube-feed'));
  const fed = isFeed && feeds.length > 0 ? feeds : longest;
  const ofBrand = fed.filter(({ brand }) => brands.has(brand));
  const [word = '', ...others] = texts.slice(start, start + length);
  const isLowProtein = texts[start - 2] === 'low' && texts[start - 1] === 'protein';
  const isOwn = ofBrand.length > 0 || !(options.isMeaningful(word) || fed.every(isFood));
  const isName =
    given?.kind === 'ml'
      ? !MAY_BE_ANY_DRINK.test(word) || given.hasPackNoun || packOf(texts[start + 1]) !== null
      : ![word, ...others].every(options.isNutrientWord) &&
        (given?.kind === 'count' || isLowProtein || (isOwn && !MAY_BE_ANY_DRINK.test(word)));
  return isName || (others.length > 0 && ![word, ...others].every(options.isNutrientWord))
    ? { products: ofBrand.length > 0 ? ofBrand : fed, to: start + length }
    : undefined;
}
/** From this volume, of a feed and a drink of the same name the feed is meant. */
const MIN_FEED_VOLUME = 500;
/** "200 ml milk", "a yogurt" may be anything. */
const MAY_BE_ANY_DRINK = /^(?:milk|juice|yogurt)s?$/u;
