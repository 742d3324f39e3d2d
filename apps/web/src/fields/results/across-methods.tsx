import { formatNumber, formatQuantity, formatRange } from '@dietetic/clinical';
import {
  NO_RESULT_WORDS,
  energyMethodWords,
  resultFindingWords as say,
  resultPaneWords,
} from '@dietetic/content';
import { FactList } from '#ui/result-card/working-table.tsx';
import { Measured } from '../entries/measured.tsx';
import type { AcrossMethod } from '@dietetic/regimen';
import { GitCompareArrows } from 'lucide-react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { MethodSpread } from '#ui/method-spread/method-spread.tsx';
import type { FieldProps } from '../entries/field-form.ts';
import styles from './across-methods.module.css';
import { isWideScreen } from '../frame/wide-screen.ts';

type Calculated = AcrossMethod & { result: number; low: number; high: number };
const isCalculated = (row: AcrossMethod): row is Calculated => row.result !== null;

/** What each method valid for this patient gives, on one axis: no single figure is taken for the truth. */
export function AcrossMethods({ field, form }: FieldProps<'across-methods'>) {
  const { energy, energyAcross } = form.context.assessment;
  const calculated = energyAcross.filter(isCalculated).toSorted((a, b) => a.result - b.result);
  // Like with like: a basal rate is on no axis with requirements.
  const valid = calculated.filter(({ kind }) => kind === 'requirement');
  const basal = calculated.filter(({ kind }) => kind === 'basal');
  if (calculated.length === 0 || energyAcross.length < 2) return null;
  const lowest = Math.min(...valid.map((row) => row.low));
  const highest = Math.max(...valid.map((row) => row.high));
  return (
    <Disclosure
      summary={form.text(field.title)}
      detail={valid.length === 0 ? say.basalRates : formatRange('energy', lowest, highest).text}
      icon={<GitCompareArrows />}
      look="ruled"
      headingLevel={3}
      defaultOpen={isWideScreen()}
    >
      {valid.length > 0 && (
        <MethodSpread
          caption={resultPaneWords.acrossCaption}
          methodHeader={resultPaneWords.method}
          unit="kcal/day"
          chosenLabel={resultPaneWords.inUse}
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
      )}
      {basal.length > 0 && (
        <>
          <p className={`medium above-3 ${styles.basal}`}>{say.basalRates}</p>
          <FactList
            facts={basal.map((row) => ({
              id: row.method,
              label: energyMethodWords(row.method).short,
              value: <Measured kind="energy" value={row.result} />,
            }))}
          />
        </>
      )}
    </Disclosure>
  );
}
