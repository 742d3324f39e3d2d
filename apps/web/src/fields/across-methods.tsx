import { formatNumber, formatQuantity, formatRange } from '@dietetic/clinical';
import { NO_RESULT_WORDS, energyMethodWords, fieldText } from '@dietetic/content';
import type { AcrossMethod } from '@dietetic/regimen';
import { GitCompareArrows } from 'lucide-react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { MethodSpread } from '#ui/method-spread/method-spread.tsx';
import type { FieldProps } from './field-form.ts';
import { isWide } from './wide-screen.ts';
import { notCalculated } from './withheld.ts';

type Calculated = AcrossMethod & { result: number; low: number; high: number };
const isCalculated = (row: AcrossMethod): row is Calculated => row.result !== null;

/** What each method valid for this patient gives, on one axis: no single figure is taken for the truth. */
export function AcrossMethods({ field, form }: FieldProps<'across-methods'>) {
  const { energy, energyAcross } = form.context.assessment;
  const valid = energyAcross.filter(isCalculated).toSorted((a, b) => a.result - b.result);
  if (valid.length === 0 || energyAcross.length < 2 || notCalculated(form, 'energy', null)) return null;
  const lowest = Math.min(...valid.map((row) => row.low));
  const highest = Math.max(...valid.map((row) => row.high));
  return (
    <Disclosure
      summary={fieldText(field.title)}
      detail={formatRange('energy', lowest, highest).text}
      icon={<GitCompareArrows />}
      look="ruled"
      headingLevel={3}
      defaultOpen={isWide()}
    >
      <MethodSpread
        caption="Energy requirement by each method valid for this patient, kcal per day"
        methodHeader="Method"
        unit="kcal/day"
        chosenLabel="in use"
        axis={(value) => formatNumber(value)}
        rows={valid.map((row) => ({
          id: row.method,
          label: energyMethodWords(row.method).short,
          value: row.result,
          low: row.low === row.high ? undefined : row.low,
          high: row.low === row.high ? undefined : row.high,
          text: formatQuantity('energy', row.result).number,
          chosen: row.method === energy.method,
        }))}
        excluded={energyAcross
          .filter((row) => row.reason !== null)
          .map(({ method, reason }) => ({
            id: method,
            label: energyMethodWords(method).short,
            reason: reason === null ? '' : NO_RESULT_WORDS[reason],
          }))}
      />
    </Disclosure>
  );
}
