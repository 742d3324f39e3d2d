import type { MeasureUnit, NutrientTotal, Product, ProductAmount } from '@dietetic/catalogue';
import { formatNumber, formatQuantity, roundHalfAway } from '@dietetic/clinical';
import { chosenAmountText } from '../../plan/checks/given-amount.ts';
import { isSameAmount, type RecipeAmount } from '../../plan/recipe/recipe-amounts.ts';
import type { SelectedProduct } from '../../state/values.ts';
import { supplyFor28Days, supplyText } from '../../plan/totals/supply.ts';
import {
  type ChosenAmounts,
  PROVIDED_KIND,
  providedByPortion,
  type PlannedNutrient,
  type ProvidedTotals,
} from '../../plan/totals/provided.ts';
import type { CodesTable, ProductLine, ProductsTable } from '../document.ts';
import { type Figure, figureOf, textFigure } from '../figure.ts';
import type { ReportWords } from '../report-words.ts';
import { totalFigure } from './requirement-blocks.ts';

/** `plannedPacks`: products whose packs the feed plan orders; the table then says none, or there would be two orders. */
export function productsTable(
  { counted, portions, missing, changed }: ChosenAmounts,
  given: ProvidedTotals,
  notStated: readonly { product: string; nutrients: readonly string[] }[],
  selected: readonly SelectedProduct[],
  plannedPacks: ReadonlySet<string>,
  made: readonly RecipeAmount[],
  words: ReportWords,
): ProductsTable {
  const say = words.products;
  const write = (target: PlannedNutrient) => (total: NutrientTotal) =>
    totalFigure(total, (value) => figureOf(PROVIDED_KIND[target], value), words);
  return {
    title: say.title,
    head: {
      product: say.product,
      amount: say.amount,
      energy: say.energy,
      protein: say.protein,
      water: say.water,
    },
    lines: portions.map((portion) =>
      productLine(
        portion,
        selected.find(({ id }) => id === portion.product.id),
        plannedPacks.has(portion.product.id),
        made,
        words,
      ),
    ),
    total:
      counted.length === 0
        ? null
        : {
            label: say.total,
            energy: write('energy')(given.energy),
            protein: write('protein')(given.protein),
            water: write('fluid')(given.fluid),
          },
    none: counted.length === 0 ? say.none : null,
    withdrawn: missing.length === 0 ? null : say.withdrawn(missing.map(({ name }) => name).join(', ')),
    changed: changed.length === 0 ? null : say.changed(changed),
    incomplete:
      notStated.length === 0
        ? null
        : {
            title: say.incompleteTitle(notStated.length, portions.length),
            text: say.incompleteText(notStated),
          },
  };
}

/** A pack as the label words it, its number written like every other: "1,000 ml pack". */
export const packLabel = ({ label }: Pick<MeasureUnit, 'label'>): string =>
  label.replace(/\d{4,}/g, (digits) => formatNumber(Number(digits)));

export const amountText = (amount: number, unit: string): string =>
  formatQuantity('amount', amount, { unit }).text;

/** Of a recipe, an amount is written to 0.1 as the recipe writes it; null where it is somebody's own, or counted in scoops. */
function asMade(
  product: Product,
  { volume, volumeUnit, given }: Pick<SelectedProduct, 'volume' | 'volumeUnit' | 'given'>,
  made: readonly RecipeAmount[],
): Figure | null {
  const ofRecipe = made.find((one) => one.product.id === product.id);
  const written = roundHalfAway(volume, 1);
  return ofRecipe === undefined ||
    given !== undefined ||
    written === 0 ||
    !isSameAmount(ofRecipe.amount, volume)
    ? null
    : figureOf('amount', written, { unit: volumeUnit });
}

function productLine(
  portion: ProductAmount,
  selected: SelectedProduct | undefined,
  isPlanned: boolean,
  made: readonly RecipeAmount[],
  words: ReportWords,
): ProductLine {
  const { product, amount } = portion;
  const chosen = selected ?? { volume: amount, volumeUnit: product.basis };
  const supply = amount > 0 && !isPlanned ? supplyFor28Days(product, chosen) : null;
  const gives = (target: PlannedNutrient): Figure => {
    const value = providedByPortion(target, portion);
    return value === null ? textFigure(words.requirement.notStated) : figureOf(PROVIDED_KIND[target], value);
  };
  return {
    id: product.id,
    name: product.name,
    amount: asMade(product, chosen, made) ?? {
      ...figureOf('amount', amount, { unit: product.basis }),
      text: chosenAmountText(product, chosen),
    },
    energy: gives('energy'),
    protein: gives('protein'),
    water: gives('fluid'),
    packs: supply && words.products.packs(supplyText(supply)),
  };
}

export const codesTable = (
  portions: readonly ProductAmount[],
  { products: say }: ReportWords,
): CodesTable => ({
  title: say.codes,
  head: {
    product: say.product,
    orderCode: say.orderCode,
    pipCode: say.pipCode,
    gmsCode: say.gmsCode,
  },
  lines: portions.flatMap(({ product }) =>
    product.codes.map(({ productName, orderCode, pipCode, gmsCode }) => ({
      product: product.id,
      name: productName,
      orderCode,
      pipCode,
      gmsCode,
    })),
  ),
});
