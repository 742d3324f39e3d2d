import { REPRODUCTIVE_STAGES } from '@dietetic/clinical';
import { reportActionWords } from '@dietetic/content';
import { setStage, needsReproductiveStage } from '@dietetic/regimen';
import { changeRegimen, useRegimen } from '#session/regimen.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import styles from './stage-choice.module.css';

const say = reportActionWords.stage;

/** Figures for pregnancy and lactation are used only if someone says so; nothing is asked where it cannot be. */
export function StageChoice() {
  const { values, stage, country } = useRegimen();
  if (!needsReproductiveStage(values)) return null;
  return (
    <div className={styles.choice} data-off-paper>
      <SelectField
        label={say.title}
        value={stage ?? 'none'}
        onChange={(next) => changeRegimen((regimen) => setStage(regimen, next === 'none' ? undefined : next))}
        options={(['none', ...REPRODUCTIVE_STAGES] as const).map((value) => ({
          value,
          label: say.options[value],
        }))}
        hint={country === 'roi' && stage?.startsWith('lactation') ? say.sameInIreland : undefined}
      />
    </div>
  );
}
