import { formatNumber, formatQuantity, roundHalfAway } from '@dietetic/clinical';
import type { QuantityKind } from '@dietetic/clinical';
import { SOURCE_STATUS_WORDS, fieldText, workingTermWords } from '@dietetic/content';
import type { WorkingTerm } from '@dietetic/regimen';
import { SquareFunction } from 'lucide-react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { WorkingTable } from '#ui/result-card/working-table.tsx';
import type { WorkingRow } from '#ui/result-card/working-table.tsx';
import type { FieldForm, FieldProps } from './field-form.ts';
import { isWide } from './wide-screen.ts';
import { notCalculated } from './withheld.ts';

type Of = 'energy' | 'protein' | 'fluid';

/** Enough for the coefficients of the published equations; what the patient gave is shown as given. */
const MOST_PLACES = 5;
const RESULT_KIND: Record<Of, { shown: QuantityKind; shownPlaces: number; exact: number }> = {
  energy: { shown: 'energy', shownPlaces: 0, exact: 1 },
  protein: { shown: 'protein', shownPlaces: 1, exact: 2 },
  fluid: { shown: 'fluid', shownPlaces: 0, exact: 1 },
};

/** One press away from each result: the calculation written out, the band, the source and how far it is confirmed. */
export function Working({ field, form }: FieldProps<'working'>) {
  const result = form.context.assessment[field.of];
  if (
    result.result === null ||
    notCalculated(form, field.of === 'energy' ? 'energy' : 'protein-fluid', result.reason)
  )
    return null;
  return (
    <Disclosure
      summary={fieldText(field.title)}
      icon={<SquareFunction />}
      look="ruled"
      headingLevel={3}
      defaultOpen={isWide()}
    >
      <WorkingTable caption={fieldText(field.title)} rows={rowsOf(field.of, form)}>
        {result.band && <p>Band used: {result.band}.</p>}
        {result.source && (
          <p>
            {result.source.citation}: {SOURCE_STATUS_WORDS[result.source.status].sentence}.
          </p>
        )}
        <p>Calculated unrounded; rounded once, for display.</p>
      </WorkingTable>
    </Disclosure>
  );
}

function rowsOf(of: Of, { context }: FieldForm): WorkingRow[] {
  if (of === 'fluid') return fluidRows(context.values.PD_WEIGHT, context.assessment.fluid);
  return context.assessment[of].terms.map((term) =>
    term.operator === '=' ? sumRow(of, term) : termRow(term),
  );
}

function termRow({ operator, term, value, unit }: WorkingTerm): WorkingRow {
  return {
    label: capital(workingTermWords(term)),
    operator,
    value: formatNumber(value, placesOf(value)),
    unit,
  };
}

/** The line of a result; a subtotal, such as the basal rate, keeps its name. */
function sumRow(of: Of, { term, value }: WorkingTerm): WorkingRow {
  const { shown, shownPlaces, exact } = RESULT_KIND[of];
  const { number, unit } = formatQuantity(shown, value);
  const unrounded = formatNumber(value, exact);
  if (term !== 'result')
    return { label: capital(workingTermWords(term)), operator: '=', value: unrounded, unit, sum: true };
  const isRounded = roundHalfAway(value, exact) !== roundHalfAway(value, shownPlaces);
  return {
    label: isRounded ? `${unrounded}, shown rounded` : 'Result',
    operator: '=',
    value: number,
    unit,
    sum: true,
  };
}

type Fluid = FieldForm['context']['assessment']['fluid'];
function fluidRows(weight: number | undefined, { perKg, result }: Fluid): WorkingRow[] {
  if (weight === undefined || perKg === null || result === null) return [];
  const total = formatQuantity('fluid', result);
  return [
    { label: 'Weight', value: formatNumber(weight, placesOf(weight)), unit: 'kg' },
    { label: 'Fluid per kg', operator: '×', value: formatNumber(perKg, placesOf(perKg)), unit: 'ml/kg/day' },
    { label: 'Result', operator: '=', value: total.number, unit: total.unit, sum: true },
  ];
}

const placesOf = (value: number): number => Math.min((String(value).split('.')[1] ?? '').length, MOST_PLACES);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
