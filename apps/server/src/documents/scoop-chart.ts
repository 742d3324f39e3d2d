import type { Country, Product } from '@dietetic/catalogue';
import { type DocumentContent, list, note, type Section, table, text } from './document-model.ts';
import { isThickener, type Powder, powdersOf, rounded, USUAL_DISPLACEMENT, waterMl } from './powders.ts';
import { edition, statedPer100 } from './product-words.ts';

const VOLUMES_ML = [100, 150, 200];
/** Whole scoops that miss the standard strength by more than this are not printed: the powder is weighed. */
const FURTHEST_OFF = 0.05;

export function scoopChart(products: readonly Product[], country: Country): DocumentContent {
  const powders = powdersOf(edition(products, country));
  const made = powders.filter(
    (powder) => powder.gramsPer100Ml !== undefined && powder.scoopGrams !== undefined,
  );
  const thickeners = powders.filter((powder) => isThickener(powder.product));
  const added = powders.filter(
    (powder) => powder.scoopGrams !== undefined && !made.includes(powder) && !thickeners.includes(powder),
  );
  const sections: Section[] = [];
  if (made.length > 0) {
    sections.push({
      heading: 'Chart A: powders made up to a volume',
      level: 1,
      blocks: [
        text(
          'Level scoops of the product’s own scoop, at standard strength. Only whole scoops are given; where whole scoops would miss the strength by more than 5%, weigh the powder.',
        ),
        ...VOLUMES_ML.map((ml) =>
          table(
            `To make ${ml} ml`,
            [
              { title: 'Product', share: 28 },
              { title: 'Scoop', share: 10, align: 'right' },
              { title: 'Powder', share: 10, align: 'right' },
              { title: 'Measure', share: 18 },
              { title: 'Water', share: 10, align: 'right' },
              { title: 'Energy', share: 12, align: 'right' },
              { title: 'Protein', share: 12, align: 'right' },
            ],
            made.map((powder) => chartRow(powder, ml)),
          ),
        ),
      ],
    });
  }
  if (added.length > 0) {
    sections.push({
      heading: 'Powders that are added to food or drink',
      level: 1,
      blocks: [
        table(
          'One level scoop',
          [
            { title: 'Product', share: 40 },
            { title: 'Scoop', share: 15, align: 'right' },
            { title: 'Energy', share: 20, align: 'right' },
            { title: 'Protein', share: 20, align: 'right' },
          ],
          added.map((powder) => [
            powder.product.name,
            `${powder.scoopGrams ?? ''} g`,
            ...gives(powder.product, powder.scoopGrams ?? 0),
          ]),
        ),
      ],
    });
  }
  if (thickeners.length > 0) {
    sections.push({
      heading: 'Chart B: thickeners',
      level: 1,
      blocks: [
        ...thickeners.map((powder) => text(`${powder.product.name}: ${levelsOf(powder.product)}`)),
        text(
          'Test each drink before it is given: the flow test for levels 1 to 3, the fork drip or spoon tilt test for levels 3 and 4. Drinks thicken differently hot, cold and with milk.',
        ),
        text(
          'Levels are those of the International Dysphagia Diet Standardisation Initiative (IDDSI); see its own site for their descriptions.',
        ),
      ],
    });
  }
  return {
    title: `Scoop chart: ${country === 'uk' ? 'United Kingdom' : 'Republic of Ireland'}`,
    introduction: ['How many scoops make how much, for the powders sold in this country.'],
    sections: [
      ...(sections.length > 0
        ? sections
        : [
            {
              heading: 'Powders',
              level: 1 as const,
              blocks: [text('No powder of this catalogue has a scoop on record.')],
            },
          ]),
      {
        heading: 'Before measuring',
        level: 1,
        blocks: [
          list([
            'Use only the scoop that is in this product’s tin, filled level and not pressed down.',
            'Never use half scoops for infants: weigh the powder instead.',
            'Change the strength only when the dietitian has said so.',
          ]),
          note(
            `Energy and protein are what the measured powder gives, not what the standard strength would give. Water is the volume less the room that powder takes: what the label’s own amount of water leaves it, or ${USUAL_DISPLACEMENT} ml a gram where the label names none.`,
          ),
        ],
      },
    ],
  };
}

function chartRow(powder: Powder, ml: number): string[] {
  const scoop = powder.scoopGrams ?? 1;
  const wanted = ((powder.gramsPer100Ml ?? 0) * ml) / 100;
  const whole = Math.round(wanted / scoop);
  const off = Math.abs(whole * scoop - wanted) / wanted;
  const byScoop = whole > 0 && off <= FURTHEST_OFF;
  const grams = byScoop ? whole * scoop : wanted;
  return [
    powder.product.name,
    `${scoop} g`,
    `${rounded(wanted, 1)} g`,
    byScoop ? `${whole} ${whole === 1 ? 'scoop' : 'scoops'}` : `weigh ${rounded(wanted, 1)} g`,
    `${rounded(waterMl(powder, grams, ml), 0)} ml`,
    ...gives(powder.product, grams),
  ];
}

function gives(product: Product, grams: number): string[] {
  const amount = (nutrient: string, places: number, unit: string) => {
    const per100 = statedPer100(product, nutrient);
    return per100 === undefined ? 'not stated' : `${rounded((per100 * grams) / 100, places)} ${unit}`;
  };
  return [amount('energyKcal', 0, 'kcal'), amount('protein', 1, 'g')];
}

/** The line of the label that names the levels. */
function levelsOf(product: Product): string {
  return product.directionsForUse.split('\n').find((line) => /level 1/i.test(line)) ?? 'see the label';
}
