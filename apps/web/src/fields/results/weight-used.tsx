import {
  ADJUSTED_WEIGHT_SOURCE,
  ADULT_FROM_MONTHS,
  BODY_PARTS,
  DEVINE_1974_SOURCE,
  OSTERKAMP_1995_SOURCE,
  adjustedWeight,
  amputationCorrectedWeight,
  cm,
  formatNumber,
  formatQuantity,
  idealWeight,
  kg,
  bodyPartPercent,
} from '@dietetic/clinical';
import type { BodyPart, Source } from '@dietetic/clinical';
import { BODY_PART_WORDS, SOURCE_STATUS_WORDS, weightUsedWords as say } from '@dietetic/content';
import { INPUT_LIMITS, weightBasis } from '@dietetic/regimen';
import type { RegimenValues, WeightBasis } from '@dietetic/regimen';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue } from '#ui/number-field/number-text.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { entryState } from '../entries/entry-frame.ts';
import type { FieldProps } from '../entries/field-form.ts';
import { enterNumber } from '../entries/number-entry.ts';
import styles from './weight-used.module.css';

/** On how many sides a part is missing. */
const SIDES = ['0', '1', '2'] as const;
type Sides = (typeof SIDES)[number];

/** What a formula gives, or why it gives nothing. It is offered and never filled in. */
type Offer = { formula: string; source: Source } & ({ kg: number } | { why: string });

/** The weight that requirements are worked out from, where it is another than the one weighed. */
export function WeightUsed({ field, form }: FieldProps<'weight-used'>) {
  const [sides, setSides] = useState<Partial<Record<BodyPart, Sides>>>({});
  const { values } = form.context;
  const basis = weightBasis(values);
  const offer = offerOf(basis, values, missingParts(sides));
  return (
    <div className={`grid gap-3 ${styles.used}`}>
      {basis === 'corrected' && (
        <fieldset className={`grid gap-2-4 ${styles.parts}`}>
          <legend className="quiet">{say.missing}</legend>
          {BODY_PARTS.map(({ id, percent }) => (
            <Segmented<Sides>
              key={id}
              legend={say.part(BODY_PART_WORDS[id], formatNumber(percent, 1))}
              size="small"
              value={sides[id] ?? '0'}
              onChange={(value) => setSides({ ...sides, [id]: value })}
              options={SIDES.map((value) => ({ value, label: say.sides[value] }))}
            />
          ))}
        </fieldset>
      )}
      <NumberField
        label={form.text(`weight-basis.${basis}`)}
        hint={field.hint && form.text(field.hint)}
        unit="kg"
        unitSpoken="kilograms"
        entry={form.regimen.entries.PD_WEIGHT_USED}
        onEntry={(entry) => enterNumber(form, 'PD_WEIGHT_USED', entry)}
        min={0}
        max={INPUT_LIMITS.PD_WEIGHT_USED.max}
        from={values.PD_WEIGHT}
        step={1}
        places={1}
        {...entryState(form, 'PD_WEIGHT_USED')}
      />
      {offer && (
        <OfferedWeight
          offer={offer}
          used={values.PD_WEIGHT_USED}
          onUse={(weight) => enterNumber(form, 'PD_WEIGHT_USED', entryOfValue(weight, 1))}
        />
      )}
    </div>
  );
}

/** A part counts once for each side on which it is missing. */
const missingParts = (sides: Partial<Record<BodyPart, Sides>>): BodyPart[] =>
  BODY_PARTS.flatMap(({ id }) => Array.from({ length: Number(sides[id] ?? 0) }, () => id));

type OfferedProps = { offer: Offer; used: number | undefined; onUse: (weight: number) => void };

function OfferedWeight({ offer, used, onUse }: OfferedProps) {
  const { citation, status } = offer.source;
  return (
    <div className={`grid gap-2 ${styles.offer}`}>
      {'why' in offer ? (
        <p>{offer.why}</p>
      ) : used === offer.kg ? (
        <p>{say.asFormula}</p>
      ) : (
        <Button variant="secondary" size="small" onClick={() => onUse(offer.kg)}>
          {say.use(formatQuantity('weight', offer.kg).text)}
        </Button>
      )}
      <p className={`quiet ${styles.source}`}>
        {offer.formula}. {citation}: {SOURCE_STATUS_WORDS[status].sentence}.
      </p>
    </div>
  );
}

function offerOf(basis: WeightBasis, values: RegimenValues, missing: readonly BodyPart[]): Offer | null {
  if (basis === 'corrected') return correctedOffer(values.PD_WEIGHT, missing);
  if (basis !== 'ideal' && basis !== 'adjusted') return null;
  const about =
    basis === 'ideal'
      ? { formula: say.idealFormula, source: DEVINE_1974_SOURCE }
      : { formula: say.adjustedFormula, source: ADJUSTED_WEIGHT_SOURCE };
  const { PD_GENDER: sex, PD_AGE: age, PD_HEIGHT: height, PD_WEIGHT: weight } = values;
  if (age !== undefined && age < ADULT_FROM_MONTHS) return { ...about, why: say.needsAdult };
  const ideal = sex === undefined || height === undefined ? null : idealWeight(sex, cm(height));
  if (ideal === null) return { ...about, why: say.needsBody };
  if (basis === 'ideal') return { ...about, kg: ideal };
  if (sex === undefined || height === undefined || weight === undefined)
    return { ...about, why: say.needsBody };
  const adjusted = adjustedWeight(sex, cm(height), kg(weight));
  return adjusted === null ? { ...about, why: say.notAbove } : { ...about, kg: adjusted };
}

function correctedOffer(weight: number | undefined, missing: readonly BodyPart[]): Offer {
  const percent = missing.reduce((sum, part) => sum + bodyPartPercent(part), 0);
  const about = { formula: say.correctedFormula(formatNumber(percent, 1)), source: OSTERKAMP_1995_SOURCE };
  if (weight === undefined || missing.length === 0) return { ...about, why: say.chooseMissing };
  const corrected = amputationCorrectedWeight(kg(weight), missing);
  return corrected === null ? { ...about, why: say.largestOfASide } : { ...about, kg: corrected };
}
