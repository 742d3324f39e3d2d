import { formatQuantity } from '@dietetic/clinical';
import { resultPaneWords, workingTermWords } from '@dietetic/content';
import type { PlannedNutrient } from '@dietetic/regimen';
import { Fragment } from 'react';
import { Hidden } from '#ui/hidden/hidden.tsx';
import type { FieldForm } from '../entries/field-form.ts';
import { type Factor, factorsOf, fluidFactorsOf } from './working-product.ts';
import styles from './working-sentence.module.css';

type Props = { of: PlannedNutrient; form: FieldForm };

/** "58.0 kg × 22 kcal/kg/day × 1.15 = 1,467 kcal/day": each factor leads to the field it is entered in. */
export function WorkingSentence({ of, form }: Props) {
  const { result } = form.context.assessment[of];
  const factors = factorsFor(of, form);
  if (result === null || factors === null) return null;
  return (
    <p className={styles.sentence}>
      {factors.map(({ term, text, field }, index) => (
        <Fragment key={term}>
          {index > 0 && ' × '}
          {field === null ? (
            <span>{text}</span>
          ) : (
            <button
              type="button"
              className={`acts bare underline ${styles.factor}`}
              onClick={() => form.goTo(field)}
            >
              <Hidden>{term === 'ml-per-kg' ? resultPaneWords.fluidPerKg : workingTermWords(term)}: </Hidden>
              {text}
            </button>
          )}
        </Fragment>
      ))}{' '}
      <span>
        = <b>{formatQuantity(of, result).text}</b>
      </span>
    </p>
  );
}

function factorsFor(of: PlannedNutrient, { context: { values, assessment } }: FieldForm): Factor[] | null {
  if (of === 'fluid') return fluidFactorsOf(assessment.fluid, values);
  const { terms, method } = assessment[of];
  return factorsOf(terms, { values, method });
}
