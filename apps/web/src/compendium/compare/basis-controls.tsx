import { comparePageWords } from '@dietetic/content';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { NumberEntry } from '#ui/number-field/number-text.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import styles from './nutrition-comparison.module.css';

export type BasisChoice = 'per-100' | 'per-serving' | 'per-100-kcal' | 'equal-energy';

type BasisControlsProps = {
  /** "ml", "g", or "ml or g". */
  units: string;
  choice: BasisChoice;
  onChoice: (choice: BasisChoice) => void;
  energy: NumberEntry | undefined;
  onEnergy: (energy: NumberEntry | undefined) => void;
};

export function BasisControls({ units, choice, onChoice, energy, onEnergy }: BasisControlsProps) {
  const { bases } = comparePageWords;
  return (
    <div className={`flex wrap ${styles.basis}`}>
      <Segmented
        legend={comparePageWords.shownPer}
        size="small"
        value={choice}
        onChange={onChoice}
        options={[
          { value: 'per-100', label: comparePageWords.hundred(units) },
          { value: 'per-serving', label: bases['per-serving'] },
          { value: 'per-100-kcal', label: bases['per-100-kcal'] },
          { value: 'equal-energy', label: bases['equal-energy'] },
        ]}
      />
      {choice === 'equal-energy' && (
        <NumberField
          label={comparePageWords.energyToMatch}
          hint={comparePageWords.energyHint}
          unit="kcal"
          step={50}
          min={0}
          entry={energy}
          onEntry={onEnergy}
          error={energy?.value === undefined || energy.value <= 0 ? comparePageWords.energyError : undefined}
        />
      )}
    </div>
  );
}
