import { ageText, formatQuantity, months } from '@dietetic/clinical';
import { fieldText, resultWords } from '@dietetic/content';
import type { ReactNode } from 'react';
import { isSelected } from '@dietetic/regimen';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import type { FieldForm, FieldProps } from './field-form.ts';
import { Measured } from './measured.tsx';
import { WeightChange } from './weight-change.tsx';

type Fact = { id: string; label: string; value: ReactNode };

/** The patient and the requirements at a glance, with what is still missing said in words. */
export function SummaryBlock({ field, form }: FieldProps<'summary-block'>) {
  return (
    <section aria-label={fieldText(field.title)}>
      <h3>{fieldText(field.title)}</h3>
      <FactList facts={[...patientFacts(form), ...requirementFacts(form)]} />
    </section>
  );
}

/** The summary with the products chosen so far. */
export function RegimenReportField({ field, form }: FieldProps<'regimen-report'>) {
  const products: Fact[] = form.regimen.products.map((product) => ({
    id: product.id,
    label: product.name,
    value: formatQuantity('amount', product.volume, { unit: product.volumeUnit }).text,
  }));
  const none: Fact = { id: 'none', label: 'Products', value: <NotStated>none chosen</NotStated> };
  return (
    <section aria-label={fieldText(field.title)}>
      <h3>{fieldText(field.title)}</h3>
      <FactList
        facts={[
          ...patientFacts(form),
          ...requirementFacts(form),
          ...(products.length > 0 ? products : [none]),
        ]}
      />
    </section>
  );
}

const missing = <NotStated>not entered</NotStated>;

function patientFacts({ context: { values, assessment } }: FieldForm): Fact[] {
  const { PD_GENDER: sex, PD_AGE: age, PD_WEIGHT: weight } = values;
  return [
    {
      id: 'sex',
      label: fieldText('patient.gender.title'),
      value:
        sex === undefined
          ? missing
          : fieldText(sex === 'female' ? 'patient.gender.female' : 'patient.gender.male'),
    },
    {
      id: 'age',
      label: fieldText('patient.age.title'),
      value: age === undefined ? missing : ageText(months(age)),
    },
    {
      id: 'weight',
      label: fieldText('patient.weight.title'),
      value: weight === undefined ? missing : <Measured kind="weight" value={weight} />,
    },
    {
      id: 'change',
      label: resultWords.weightChange,
      value: <WeightChange values={values} assessment={assessment} />,
    },
  ];
}

function requirementFacts({ regimen, context: { assessment } }: FieldForm): Fact[] {
  const { energy, protein, fluid } = assessment;
  const selected = { energy: isSelected('energy', regimen), protein: isSelected('protein-fluid', regimen) };
  return [
    { id: 'energy', label: resultWords.energyShort, value: figure('energy', energy.result, selected.energy) },
    {
      id: 'protein',
      label: resultWords.proteinShort,
      value: figure('protein', protein.result, selected.protein),
    },
    { id: 'fluid', label: resultWords.fluidShort, value: figure('fluid', fluid.result, selected.protein) },
  ];
}

function figure(kind: 'energy' | 'protein' | 'fluid', value: number | null, selected: boolean): ReactNode {
  if (!selected) return <NotStated>not selected</NotStated>;
  return value === null ? <NotStated>not calculated</NotStated> : <Measured kind={kind} value={value} />;
}
