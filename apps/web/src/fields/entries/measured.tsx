import { formatQuantity } from '@dietetic/clinical';
import type { QuantityKind } from '@dietetic/clinical';
import { Quantity } from '#ui/quantity/quantity.tsx';

/** A value rendered with the unit and the decimal places of its kind. */
export function Measured({ kind, value }: { kind: QuantityKind; value: number }) {
  const shown = formatQuantity(kind, value);
  return <Quantity value={shown.number} unit={shown.unit} />;
}
