import type { Country, Product } from '@dietetic/catalogue';
import { dilutionGuideWords as words, documentWords } from '@dietetic/content';
import { type DocumentContent, list, note, type Section, table, text } from './document-model.ts';
import { type LabelledPowder, powdersOf, roundedNumber, USUAL_DISPLACEMENT, waterMl } from './powders.ts';
import { countryEdition, isForTab, statedPer100 } from './product-words.ts';

const { columns } = words;
const INFANT_STRENGTHS = [13, 14, 15, 17, 20];
const CHILD_STRENGTHS = [18, 21, 24];
const KETOGENIC_STRENGTHS = [9.5, 14, 20];

export function dilutionGuide(products: readonly Product[], country: Country): DocumentContent {
  const powders = powdersOf(countryEdition(products, country)).filter(({ product }) =>
    isForTab(product, 'paediatrics'),
  );
  const byStrength = powders.filter(({ standardStrength }) => standardStrength !== null);
  // Stirred into a drink: their labels name the liquid, but not the final volume.
  const sachets = powders.flatMap(({ product: { name, dilution } }) => {
    const { powderGrams = null, liquidMl = null, madeUpMl = null, liquid = '' } = dilution ?? {};
    return powderGrams === null || liquidMl === null || madeUpMl !== null
      ? []
      : [{ name, powderGrams, liquidMl, liquid }];
  });
  return {
    title: documentWords.titled(words.title, documentWords.country[country]),
    introduction: [words.introduction],
    sections: [
      {
        heading: words.before.heading,
        level: 1,
        blocks: [note(words.before.note), list(words.before.list)],
      },
      ...byStrength.map(strengthSection),
      ...(sachets.length > 0
        ? [
            {
              heading: words.packs.heading,
              level: 1 as const,
              blocks: [
                table(
                  words.packs.caption,
                  [
                    { title: columns.product, share: 50 },
                    { title: columns.powder, share: 20, align: 'right' as const },
                    { title: columns.liquid, share: 30 },
                  ],
                  sachets.map(({ name, powderGrams, liquidMl, liquid }) => [
                    name,
                    `${roundedNumber(powderGrams, 1)} g`,
                    words.packs.liquid(liquidMl, liquid),
                  ]),
                ),
              ],
            },
          ]
        : []),
      {
        heading: words.howMade.heading,
        level: 1,
        blocks: [text(words.howMade.text(USUAL_DISPLACEMENT))],
      },
    ],
  };
}

function strengthSection(powder: LabelledPowder): Section {
  const standard: number = powder.standardStrength ?? 0;
  const { product } = powder;
  const strengths = [...new Set([...strengthsFor(product), standard])].toSorted((a, b) => a - b);
  const osmolality = statedPer100(product, 'osmolality');
  return {
    heading: product.name,
    level: 1,
    blocks: [
      table(
        words.caption(product.name),
        [
          { title: columns.strength, share: 22 },
          { title: columns.powder, share: 14, align: 'right' },
          { title: columns.water, share: 14, align: 'right' },
          { title: columns.energy, share: 16, align: 'right' },
          { title: columns.protein, share: 14, align: 'right' },
          { title: columns.osmolality, share: 24, align: 'right' },
        ],
        strengths.map((strength) => [
          words.strength(strength, strength === standard),
          `${roundedNumber(strength, 1)} g`,
          `${roundedNumber(waterMl(powder, strength, 100), 0)} ml`,
          per100Ml(product, 'energyKcal', strength, 0, 'kcal'),
          per100Ml(product, 'protein', strength, 2, 'g'),
          osmolality === undefined
            ? documentWords.notStated
            : `${roundedNumber((osmolality * strength) / standard, 0)} mOsm/kg`,
        ]),
      ),
    ],
  };
}

function strengthsFor(product: Product): number[] {
  if ((statedPer100(product, 'ketogenicRatio') ?? 0) > 0) return KETOGENIC_STRENGTHS;
  return product.categories.includes('infant-0-12m') ? INFANT_STRENGTHS : CHILD_STRENGTHS;
}

function per100Ml(
  product: Product,
  nutrient: string,
  strength: number,
  places: number,
  unit: string,
): string {
  const per100G = statedPer100(product, nutrient);
  return per100G === undefined
    ? documentWords.notStated
    : `${roundedNumber((per100G * strength) / 100, places)} ${unit}`;
}
