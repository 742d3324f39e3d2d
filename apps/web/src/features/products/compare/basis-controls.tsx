import { NumberField } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { comparePageWords } from '../words.ts';
import styles from './nutrition-comparison.module.css';

export type BasisChoice = 'per-100' | 'per-serving' | 'per-100-kcal' | 'equal-energy';

type BasisControlsProps = {
  /** "ml", "g", or "ml or g". */
  units: string;
  choice: BasisChoice;
  onChoice: (choice: BasisChoice) => void;
  kcal: number | undefined;
  onKcal: (kcal: number | undefined) => void;
};

export function BasisControls({ units, choice, onChoice, kcal, onKcal }: BasisControlsProps) {
  const { bases } = comparePageWords;
  return (
    <div className={styles.basis}>
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
          value={kcal}
          onChange={onKcal}
          error={kcal === undefined || kcal <= 0 ? comparePageWords.energyError : undefined}
        />
      )}
    </div>
  );
}
