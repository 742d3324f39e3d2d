import type { AnyProduct, CountedAmount } from '@dietetic/catalogue';
import { countedId } from '@dietetic/catalogue';
import { formatQuantity } from '@dietetic/clinical';
import { meterHintWords as say } from '@dietetic/content';
import {
  amountText,
  countText,
  PROVIDED_KIND,
  type Need,
  PLANNED_NUTRIENTS,
  type PlannedNutrient,
  providedByPortion,
  totalProvided,
} from '@dietetic/regimen';
import { useMemo } from 'react';
import { useCatalogue } from '#session/catalogue.ts';
import { useNavigationItems } from '#session/regimen.ts';
import { entryUnits, firstCounted } from './amount-entry.ts';
import { PlannedMeters } from './planned-meters.tsx';
import { usePointedProduct } from './pointed-product.ts';
import styles from './regimen-tray.module.css';

/** An amount of a chosen product while it is typed, in its ml or g. */
export type TypedAmount = { product: AnyProduct; amount: number };

type Props = {
  counted: readonly CountedAmount<AnyProduct>[];
  needs: Record<PlannedNutrient, Need | null>;
  typed: TypedAmount | null;
};

/** The meters at a desk: with the amount that is being typed, and dashed with a pack of the product pointed at. */
export function TrayMeters({ counted, needs, typed }: Props) {
  const given = useMemo(
    () =>
      totalProvided(
        typed === null
          ? counted
          : counted.some((one) => countedId(one) === typed.product.id)
            ? counted.map((one) => (countedId(one) === typed.product.id ? typed : one))
            : [...counted, typed],
      ),
    [counted, typed],
  );
  const pack = usePointedPack();
  const isOpen = useNavigationItems().some(({ id, disabled }) => id === 'products' && !disabled);
  return (
    <>
      <p className={`quiet snug ${styles.pointedAt}`}>
        {typed !== null
          ? say.typed(amountText(typed.amount, typed.product.basis), typed.product.name)
          : (pack?.words ?? (isOpen && say.hint))}
      </p>
      <div className={styles.meters}>
        <PlannedMeters given={given} needs={needs} ghost={pack?.gives} compact brief />
      </div>
    </>
  );
}

function usePointedPack(): OnePack | undefined {
  const { products } = useCatalogue();
  const id = usePointedProduct();
  return useMemo(() => {
    const product = id === undefined ? undefined : products.find((one) => one.id === id);
    return product && onePackOf(product);
  }, [products, id]);
}

type OnePack = { gives: Record<PlannedNutrient, number | null>; words: string };

/** What one sachet, scoop, bottle or, where nothing is counted, 100 ml or g of it gives. */
function onePackOf(product: AnyProduct): OnePack {
  const counted = firstCounted(entryUnits(product));
  const amount = counted?.of.unit === 'made-up-ml' ? 100 * counted.of.size : (counted?.of.size ?? 100);
  const gives = {
    energy: providedByPortion('energy', { product, amount }),
    protein: providedByPortion('protein', { product, amount }),
    fluid: providedByPortion('fluid', { product, amount }),
  };
  const shares = PLANNED_NUTRIENTS.flatMap((target) => {
    const value = gives[target];
    if (value === null) return [];
    const { text } = formatQuantity(PROVIDED_KIND[target], value);
    return [target === 'energy' ? text : `${text} ${say.share[target]}`];
  });
  const unknown = PLANNED_NUTRIENTS.filter((target) => gives[target] === null);
  const what =
    counted === undefined || counted.of.unit === 'made-up-ml'
      ? amountText(amount, product.basis)
      : countText(product, counted.of, 1);
  return { gives, words: say.adds(what, product.name, shares, unknown) };
}
