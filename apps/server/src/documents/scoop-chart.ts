import type { Country, Product } from '@dietetic/catalogue';
import { documentWords, scoopChartWords as words } from '@dietetic/content';
import { type DocumentContent, list, note, type Section, table, text } from './document-model.ts';
import {
  isThickener,
  type LabelledPowder,
  powdersOf,
  roundedNumber,
  USUAL_DISPLACEMENT,
  waterMl,
} from './powders.ts';
import { countryEdition, statedPer100 } from './product-words.ts';

const { columns } = words;
const VOLUMES_ML = [100, 150, 200];
/** If whole scoops miss the standard strength by more than this, they are not printed: weigh the powder. */
const FURTHEST_OFF = 0.05;

export function scoopChart(products: readonly Product[], country: Country): DocumentContent {
  const powders = powdersOf(countryEdition(products, country));
  const made = powders.filter(
    ({ standardStrength, scoopGrams }) => standardStrength !== null && scoopGrams !== null,
  );
  const thickeners = powders.filter((powder) => isThickener(powder.product));
  const added = powders.filter(
    (powder) => powder.scoopGrams !== null && !made.includes(powder) && !thickeners.includes(powder),
  );
  const sections: Section[] = [];
  if (made.length > 0) {
    sections.push({
      heading: words.madeUp.heading,
      level: 1,
      blocks: [
        text(words.madeUp.text),
        ...VOLUMES_ML.map((ml) =>
          table(
            words.madeUp.caption(ml),
            [
              { title: columns.product, share: 28 },
              { title: columns.scoop, share: 10, align: 'right' },
              { title: columns.powder, share: 10, align: 'right' },
              { title: columns.measure, share: 18 },
              { title: columns.water, share: 10, align: 'right' },
              { title: columns.energy, share: 12, align: 'right' },
              { title: columns.protein, share: 12, align: 'right' },
            ],
            made.map((powder) => chartRow(powder, ml)),
          ),
        ),
      ],
    });
  }
  if (added.length > 0) {
    sections.push({
      heading: words.added.heading,
      level: 1,
      blocks: [
        table(
          words.added.caption,
          [
            { title: columns.product, share: 40 },
            { title: columns.scoop, share: 15, align: 'right' },
            { title: columns.energy, share: 20, align: 'right' },
            { title: columns.protein, share: 20, align: 'right' },
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
      heading: words.thickeners.heading,
      level: 1,
      blocks: [
        ...thickeners.map((powder) =>
          text(words.thickeners.levels(powder.product.name, levelsOf(powder.product))),
        ),
        text(words.thickeners.test),
        text(words.thickeners.source),
      ],
    });
  }
  return {
    title: documentWords.titled(words.title, documentWords.country[country]),
    introduction: [words.introduction],
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
        heading: words.before.heading,
        level: 1,
        blocks: [list(words.before.list), note(words.before.note(USUAL_DISPLACEMENT))],
      },
    ],
  };
}

function chartRow(powder: LabelledPowder, ml: number): string[] {
  const scoop = powder.scoopGrams ?? 1;
  const wanted = ((powder.standardStrength ?? 0) * ml) / 100;
  const whole = Math.round(wanted / scoop);
  const off = Math.abs(whole * scoop - wanted) / wanted;
  const byScoop = whole > 0 && off <= FURTHEST_OFF;
  const grams = byScoop ? whole * scoop : wanted;
  return [
    powder.product.name,
    `${scoop} g`,
    `${roundedNumber(wanted, 1)} g`,
    byScoop ? words.scoops(whole) : words.weigh(roundedNumber(wanted, 1)),
    `${roundedNumber(waterMl(powder, grams, ml), 0)} ml`,
    ...gives(powder.product, grams),
  ];
}

function gives(product: Product, grams: number): string[] {
  const amount = (nutrient: string, places: number, unit: string) => {
    const per100 = statedPer100(product, nutrient);
    return per100 === undefined
      ? documentWords.notStated
      : `${roundedNumber((per100 * grams) / 100, places)} ${unit}`;
  };
  return [amount('energyKcal', 0, 'kcal'), amount('protein', 1, 'g')];
}

/** The line of the label that names the levels. */
function levelsOf(product: Product): string {
  return (
    product.directionsForUse.split('\n').find((line) => /level 1/i.test(line)) ?? words.thickeners.noLevels
  );
}
