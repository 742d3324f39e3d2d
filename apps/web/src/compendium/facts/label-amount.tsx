import { displayUnit, type NutrientAmount } from '@dietetic/catalogue';
import { formatLabelNumber } from '@dietetic/clinical';
import { nutritionWords } from '@dietetic/content';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';

type LabelAmountProps = { amount: NutrientAmount; unit: string; size?: 'text' | 'lead' | 'hero' };

/** A nutrient as the label states it: a number, or the word that takes its place. */
export function LabelAmount({ amount, unit, size }: LabelAmountProps) {
  const shownUnit = displayUnit(unit);
  switch (amount.kind) {
    case 'stated':
      return <Quantity value={formatLabelNumber(amount.text)} unit={shownUnit} size={size} />;
    case 'below':
      return (
        <Quantity
          before={nutritionWords.below}
          value={formatLabelNumber(String(amount.limit))}
          unit={shownUnit}
          size={size}
        />
      );
    case 'none-added':
      return <>{nutritionWords.noneAdded}</>;
    case 'trace':
      return <>{nutritionWords.trace}</>;
    case 'not-stated':
      return <NotStated>{nutritionWords.notStated}</NotStated>;
  }
}
