import { formatQuantity } from '@dietetic/clinical';
import { resultPaneWords } from '@dietetic/content';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import type { FieldProps } from '../entries/field-form.ts';
import { type Fact, patientFacts, requirementFacts } from './summary-facts.tsx';

/** The patient and the requirements at a glance, with what is still missing said in words. */
export function SummaryBlock({ field, form }: FieldProps<'summary-block'>) {
  const { regimen, context } = form;
  return (
    <section aria-label={form.text(field.title)}>
      <h3>{form.text(field.title)}</h3>
      <FactList
        facts={[
          ...patientFacts(regimen, context.assessment),
          ...requirementFacts(regimen, context.assessment),
        ]}
      />
    </section>
  );
}

/** The summary with the products chosen so far. */
export function RegimenReportField({ field, form }: FieldProps<'regimen-report'>) {
  const { regimen, context } = form;
  const products: Fact[] = regimen.products.map(({ id, name, volume, volumeUnit }) => ({
    id,
    label: name,
    value: formatQuantity('amount', volume, { unit: volumeUnit }).text,
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
          ...patientFacts(regimen, context.assessment),
          ...requirementFacts(regimen, context.assessment).filter(({ id }) => id !== 'products'),
          ...(products.length > 0 ? products : [none]),
        ]}
      />
    </section>
  );
}
