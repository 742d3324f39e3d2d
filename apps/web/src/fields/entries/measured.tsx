import { formatQuantity } from '@dietetic/clinical';
import type { QuantityKind } from '@dietetic/clinical';
import { Quantity } from '#ui/quantity/quantity.tsx';

type Props = {
  kind: QuantityKind;
  value: number;
  /** A height has a decimal place under 2 years. */
  ageMonths?: number | undefined;
};

/** A value rendered with the unit and the decimal places of its kind. */
export function Measured({ kind, value, ageMonths }: Props) {
  const shown = formatQuantity(kind, value, { ageMonths });
  return <Quantity value={shown.number} unit={shown.unit} />;
}
