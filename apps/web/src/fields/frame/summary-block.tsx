import { formatQuantity } from '@dietetic/clinical';
import { resultWords, resultPaneWords } from '@dietetic/content';
import type { ReactNode } from 'react';
import { ageOfPatient, isSelected } from '@dietetic/regimen';
import type { NoResultReason } from '@dietetic/regimen';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import type { FieldForm, FieldProps } from '../entries/field-form.ts';
import { Measured } from '../entries/measured.tsx';
import { NoFigure } from '../results/no-figure.tsx';
import { WeightChange } from '../entries/weight-change.tsx';

type Fact = { id: string; label: string; value: ReactNode };

/** The patient and the requirements at a glance, with what is still missing said in words. */
export function SummaryBlock({ field, form }: FieldProps<'summary-block'>) {
  return (
    <section aria-label={form.text(field.title)}>
      <h3>{form.text(field.title)}</h3>
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
  const none: Fact = {
    id: 'none',
    label: 'Products',
    value: <NotStated>{resultPaneWords.noneChosen}</NotStated>,
  };
  return (
    <section aria-label={form.text(field.title)}>
      <h3>{form.text(field.title)}</h3>
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

const missing = <NotStated>{resultPaneWords.notEntered}</NotStated>;

function patientFacts({ text, context: { values, assessment } }: FieldForm): Fact[] {
  const { PD_GENDER: sex, PD_AGE: age, PD_WEIGHT: weight } = values;
  return [
    {
      id: 'sex',
      label: text('patient.gender.title'),
      value:
        sex === undefined
          ? missing
          : text(sex === 'female' ? 'patient.gender.female' : 'patient.gender.male'),
    },
    {
      id: 'age',
      label: text('patient.age.title'),
      value: age === undefined ? missing : ageOfPatient(values),
    },
    {
      id: 'weight',
      label: text('patient.weight.title'),
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
    { id: 'energy', label: resultWords.energyShort, value: figure('energy', energy, selected.energy) },
    {
      id: 'protein',
      label: resultWords.proteinShort,
      value: figure('protein', protein, selected.protein),
    },
    { id: 'fluid', label: resultWords.fluidShort, value: figure('fluid', fluid, selected.protein) },
  ];
}

function figure(
  kind: 'energy' | 'protein' | 'fluid',
  { result, reason }: { result: number | null; reason: NoResultReason | null },
  selected: boolean,
): ReactNode {
  if (!selected) return <NotStated>{resultPaneWords.notSelected}</NotStated>;
  return result === null ? <NoFigure reason={reason} /> : <Measured kind={kind} value={result} />;
}
