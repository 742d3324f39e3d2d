import type { Country, Product } from '@dietetic/catalogue';
import { type DocumentContent, list, note, type Section, table, text } from './document-model.ts';
import { type Powder, powdersOf, rounded, USUAL_DISPLACEMENT, waterMl } from './powders.ts';
import { edition, isFor, statedPer100 } from './product-words.ts';

const INFANT_STRENGTHS = [13, 14, 15, 17, 20];
const CHILD_STRENGTHS = [18, 21, 24];
const KETOGENIC_STRENGTHS = [9.5, 14, 20];

export function dilutionGuide(products: readonly Product[], country: Country): DocumentContent {
  const powders = powdersOf(edition(products, country)).filter(({ product }) =>
    isFor(product, 'paediatrics'),
  );
  const byStrength = powders.filter((powder) => powder.gramsPer100Ml !== undefined);
  const sachets = powders.filter((powder) => powder.mix !== undefined);
  return {
    title: `Dilution guide: ${country === 'uk' ? 'United Kingdom' : 'Republic of Ireland'}`,
    introduction: ['Strengths of powdered feeds, and what 100 ml of each then hold.'],
    sections: [
      {
        heading: 'Before any strength is changed',
        level: 1,
        blocks: [
          note(
            'Draft worked out from the catalogue. A dietitian checks every figure against the label before it is used.',
          ),
          list([
            'Change the strength in small steps and look at tolerance at each.',
            'Protein above 3.5–4 g/kg a day, renal solute load, or an osmolality above about 450 mOsm/kg needs a further review.',
            'Away from the standard strength weigh the powder: scoops are not exact enough.',
            'Never for a family without the supervision of a dietitian.',
          ]),
        ],
      },
      ...byStrength.map(strengthSection),
      ...(sachets.length > 0
        ? [
            {
              heading: 'Packs that are mixed with a set amount',
              level: 1 as const,
              blocks: [
                table(
                  'Standard mix',
                  [
                    { title: 'Product', share: 50 },
                    { title: 'Powder', share: 20, align: 'right' as const },
                    { title: 'Liquid', share: 30 },
                  ],
                  sachets.map(({ product, mix }) => [
                    product.name,
                    `${rounded(mix?.grams ?? 0, 1)} g`,
                    `${mix?.ml ?? ''} ml ${mix?.liquid ?? ''}`,
                  ]),
                ),
              ],
            },
          ]
        : []),
      {
        heading: 'How the figures are made',
        level: 1,
        blocks: [
          text(
            `Powder is grams in 100 ml as fed. Water is 100 ml less the room the powder takes: what the label’s own amount of water leaves it, or ${USUAL_DISPLACEMENT} ml a gram where the label names none. Energy and protein follow from the label’s values per 100 g. Osmolality is an estimate in proportion to the strength.`,
          ),
        ],
      },
    ],
  };
}

function strengthSection(powder: Powder): Section {
  const standard = powder.gramsPer100Ml ?? 0;
  const { product } = powder;
  const strengths = [...new Set([...strengthsFor(product), standard])].toSorted((a, b) => a - b);
  const osmolality = statedPer100(product, 'osmolality');
  return {
    heading: product.name,
    level: 1,
    blocks: [
      table(
        `${product.name}: in 100 ml as fed`,
        [
          { title: 'Strength', share: 22 },
          { title: 'Powder', share: 14, align: 'right' },
          { title: 'Water', share: 14, align: 'right' },
          { title: 'Energy', share: 16, align: 'right' },
          { title: 'Protein', share: 14, align: 'right' },
          { title: 'Osmolality (estimate)', share: 24, align: 'right' },
        ],
        strengths.map((strength) => [
          `${strength}% w/v${strength === standard ? ' (standard)' : ''}`,
          `${rounded(strength, 1)} g`,
          `${rounded(waterMl(powder, strength, 100), 0)} ml`,
          per100Ml(product, 'energyKcal', strength, 0, 'kcal'),
          per100Ml(product, 'protein', strength, 2, 'g'),
          osmolality === undefined
            ? 'not stated'
            : `${rounded((osmolality * strength) / standard, 0)} mOsm/kg`,
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
  return per100G === undefined ? 'not stated' : `${rounded((per100G * strength) / 100, places)} ${unit}`;
}
