import type { MeasureUnit, NutrientTotal, Product, ProductAmount } from '@dietetic/catalogue';
import { formatNumber, formatQuantity, type QuantityKind } from '@dietetic/clinical';
import { type ChosenAmounts, portionGives, type PlannedNutrient, type Provided } from '../totals/provided.ts';
import type { ProductLine, ProductsTable } from './report-document.ts';
import type { ReportWords } from './report-words.ts';
import { totalText } from './requirement-blocks.ts';

const KIND: Record<PlannedNutrient, QuantityKind> = {
  energy: 'energyOfProduct',
  protein: 'grams',
  fluid: 'volume',
};
const DAYS_OF_A_PRESCRIPTION = 28;

export function productsTable(
  { counted, portions, missing, changed }: ChosenAmounts,
  given: Provided,
  notStated: readonly { product: string; nutrients: readonly string[] }[],
  words: ReportWords,
): ProductsTable {
  const say = words.products;
  const write = (target: PlannedNutrient) => (total: NutrientTotal) =>
    totalText(total, (value) => formatQuantity(KIND[target], value).text, words);
  return {
    title: say.title,
    head: {
      product: say.product,
      amount: say.amount,
      energy: say.energy,
      protein: say.protein,
      water: say.water,
    },
    codesHead: { title: say.codes, orderCode: say.orderCode, pipCode: say.pipCode, gmsCode: say.gmsCode },
    lines: portions.map((portion) => productLine(portion, words)),
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

function productLine(portion: ProductAmount, words: ReportWords): ProductLine {
  const { product, amount } = portion;
  const gives = (target: PlannedNutrient) => {
    const value = portionGives(target, portion);
    return value === null ? words.requirement.notStated : formatQuantity(KIND[target], value).text;
  };
  return {
    id: product.id,
    name: product.name,
    amount: amountText(amount, product.basis),
    energy: gives('energy'),
    protein: gives('protein'),
    water: gives('fluid'),
    packs: packsText(product, amount, words),
    codes: product.codes.map(({ productName, orderCode, pipCode, gmsCode }) => ({
      name: productName,
      orderCode,
      pipCode,
      gmsCode,
    })),
  };
}

/** Counted in the pack the amount fills best: the one with the least left over, the largest of those. */
export function packFor(product: Product, amount: number): MeasureUnit | null {
  const packs = product.units.filter(({ kind }) => kind !== 'scoop');
  const leftOver = (pack: MeasureUnit) => Math.ceil(amount / pack.amount - 1e-9) * pack.amount - amount;
  const ordered = packs.toSorted((a, b) => leftOver(a) - leftOver(b) || b.amount - a.amount);
  return ordered[0] ?? null;
}

function packsText(product: Product, amount: number, words: ReportWords): string | null {
  const pack = amount > 0 ? packFor(product, amount) : null;
  if (pack === null) return null;
  const perDay = amount / pack.amount;
  const in28Days = Math.ceil(perDay * DAYS_OF_A_PRESCRIPTION - 1e-9);
  const places = Number.isInteger(perDay) ? 0 : 2;
  return words.products.packs(formatNumber(perDay, places), packLabel(pack), formatNumber(in28Days));
}
