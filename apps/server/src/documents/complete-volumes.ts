import { comparableAmount } from '@dietetic/clinical';
import { type Country, nutrientById, type Product } from '@dietetic/catalogue';
import { completeVolumeWords as words, documentWords } from '@dietetic/content';
import { type DocumentContent, list, type Section, table, text } from './document-model.ts';
import { powdersOf, roundedNumber } from './powders.ts';
import { countryEdition, statedPer100 } from './product-words.ts';
import { type IntakeGroup, REFERENCE_INTAKES } from './reference-intakes.ts';

const LARGEST_ML = 3000;
const CHILD_FROM = 12;
const ADULT_FROM = 216;

export type CompleteVolume = { ml: number; limitedBy: string };

/** A feed and the amount of a nutrient in 100 ml of it as fed. */
type Feed = { product: Product; per100Ml: (nutrientId: string) => number | undefined };

/**
 * The volume of a feed that meets every reference intake of a group: the nutrient that needs most decides. Undefined
 * if the label leaves out a nutrient, or the product is not a complete feed.
 */
export function completeVolume(feed: Feed, group: IntakeGroup, country: Country): CompleteVolume | undefined {
  let volume: CompleteVolume | undefined;
  for (const [nutrientId, intake] of Object.entries(group.intakes)) {
    const amount = feed.per100Ml(nutrientId);
    if (amount === undefined || amount <= 0) return undefined;
    const counted =
      country === 'roi' && nutrientId === 'folate'
        ? comparableAmount(amount, 'dietary-folate-equivalents')
        : amount;
    const ml = (100 * intake) / counted;
    if (!volume || ml > volume.ml) volume = { ml, limitedBy: nutrientById(nutrientId)?.name ?? nutrientId };
  }
  // Up to the next 10 ml; the small tolerance keeps an exact 1,040 from becoming 1,050.
  return volume && { ...volume, ml: Math.ceil(volume.ml / 10 - 1e-9) * 10 };
}

/** For every age of the group: a feed from 6 years on does not suit children of 4. */
export function coversAges(product: Product, group: Pick<IntakeGroup, 'fromMonths' | 'toMonths'>): boolean {
  const from =
    product.ageFromMonths ?? (product.categories.includes('child-1-18y') ? CHILD_FROM : ADULT_FROM);
  const to =
    product.ageToMonths ?? (product.categories.includes('adult-18y') ? Number.POSITIVE_INFINITY : ADULT_FROM);
  // Labels end "at 18 years"; the reference groups run to the end of that year.
  return (
    from <= group.fromMonths &&
    to >= (group.fromMonths < ADULT_FROM ? Math.min(group.toMonths, ADULT_FROM) : group.toMonths)
  );
}

export function feedsOf(products: readonly Product[], country: Country): Feed[] {
  const offered = countryEdition(products, country).filter(
    (product) => !product.importantNotice.some((line) => /\bnot\b.*\b(?:only|sole) source/i.test(line)),
  );
  const strength = new Map(powdersOf(offered).map((powder) => [powder.product.id, powder.standardStrength]));
  return offered.flatMap((product) => {
    const grams = product.basis === 'ml' ? 100 : (strength.get(product.id) ?? null);
    if (grams === null) return [];
    const per100Ml = (nutrientId: string) => {
      const amount = statedPer100(product, nutrientId);
      return amount === undefined ? undefined : (amount * grams) / 100;
    };
    return [{ product, per100Ml }];
  });
}

export function completeVolumes(products: readonly Product[], country: Country): DocumentContent {
  const { title, notes, groups } = REFERENCE_INTAKES[country];
  const feeds = feedsOf(products, country);
  const sections = groups.flatMap((group): Section[] => {
    const rows = feeds
      .filter(({ product }) => coversAges(product, group))
      .flatMap((feed) => {
        const volume = completeVolume(feed, group, country);
        return volume ? [{ name: feed.product.name, volume }] : [];
      });
    if (rows.length === 0) return [];
    return [
      {
        heading: group.label,
        level: 1,
        blocks: [
          table(
            words.caption(group.label),
            [
              { title: words.columns.product, share: 50 },
              { title: words.columns.volume, share: 25, align: 'right' },
              { title: words.columns.limitedBy, share: 25 },
            ],
            rows.map(({ name, volume }) => [
              name,
              volume.ml > LARGEST_ML
                ? words.moreThan(roundedNumber(LARGEST_ML, 0))
                : `${roundedNumber(volume.ml, 0)} ml`,
              volume.ml > LARGEST_ML ? '' : volume.limitedBy,
            ]),
          ),
        ],
      },
    ];
  });
  return {
    title: documentWords.titled(words.title, documentWords.country[country]),
    introduction: [words.introduction(title)],
    sections: [
      ...(sections.length > 0
        ? sections
        : [
            {
              heading: words.none.heading,
              level: 1 as const,
              blocks: [text(words.none.text)],
            },
          ]),
      {
        heading: words.howToRead.heading,
        level: 1,
        blocks: [list([words.counted(countedNutrients(groups)), ...notes, ...words.howToRead.list])],
      },
    ],
  };
}

const countedNutrients = (groups: readonly IntakeGroup[]): string =>
  [...new Set(groups.flatMap(({ intakes }) => Object.keys(intakes)))]
    .map((id) => nutrientById(id)?.name ?? id)
    .join(', ');
