import { amountDialogWords as say } from '@dietetic/content';
import type { AnyProduct } from '@dietetic/catalogue';
import { countText } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { commonCounts, type EntryUnit } from './amount-entry.ts';

/** More than these side by side are no longer readable on a phone. */
const MOST_SIDE_BY_SIDE = 3;

type UnitChoiceProps = {
  units: readonly EntryUnit[];
  unitId: string | undefined;
  onChange: (id: string) => void;
  error: string | undefined;
};

export function UnitChoice({ units, unitId, onChange, error }: UnitChoiceProps) {
  const shared = {
    value: unitId,
    onChange,
    error,
    options: units.map(({ id, label }) => ({ value: id, label })),
  };
  return units.length > MOST_SIDE_BY_SIDE ? (
    <SelectField label={say.unit} labelHidden placeholder={say.chooseUnit} {...shared} />
  ) : (
    <Segmented legend={say.unit} legendHidden {...shared} />
  );
}

type CommonAmountsProps = {
  product: AnyProduct;
  unit: EntryUnit | undefined;
  onChoose: (count: number, unitId: string) => void;
};

/** What people take of it, one press away: one, two or three bottles, sachets, scoops or doses. */
export function CommonAmounts({ product, unit, onChoose }: CommonAmountsProps) {
  if (unit === undefined) return null;
  return (
    <fieldset className="flex wrap top gap-2">
      <legend className="unseen">{say.quick}</legend>
      {commonCounts(unit).map((count) => (
        <Button key={count} variant="secondary" size="small" onClick={() => onChoose(count, unit.id)}>
          {countText(product, unit.of, count)}
        </Button>
      ))}
    </fieldset>
  );
}
