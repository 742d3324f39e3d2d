import { formatNumber, formatQuantity, roundHalfAway } from '@dietetic/clinical';
import type { QuantityKind } from '@dietetic/clinical';
import { SOURCE_STATUS_WORDS, workingTermWords, resultPaneWords } from '@dietetic/content';
import { weightUsedKg } from '@dietetic/regimen';
import type { WorkingTerm } from '@dietetic/regimen';
import { SquareFunction } from 'lucide-react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { WorkingTable } from '#ui/result-card/working-table.tsx';
import type { WorkingRow } from '#ui/result-card/working-table.tsx';
import type { FieldForm, FieldProps } from '../entries/field-form.ts';
import { weightName } from '../entries/weight-used-note.tsx';
import { isWideScreen } from '../frame/wide-screen.ts';

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
  // A basal rate is shown with how it came about, though it is no requirement.
  if (result.result === null && result.reason !== 'needs-activity') return null;
  return (
    <Disclosure
      summary={form.text(field.title)}
      icon={<SquareFunction />}
      look="ruled"
      headingLevel={3}
      defaultOpen={isWideScreen()}
    >
      <WorkingTable caption={form.text(field.title)} rows={rowsOf(field.of, form)}>
        {result.band && <p>{resultPaneWords.bandUsed(result.band)}</p>}
        {result.source && (
          <p>
            {result.source.citation}: {SOURCE_STATUS_WORDS[result.source.status].sentence}.
          </p>
        )}
        <p>{resultPaneWords.roundedOnce}</p>
      </WorkingTable>
    </Disclosure>
  );
}

function rowsOf(of: Of, { context }: FieldForm): WorkingRow[] {
  const named = weightName(context.values);
  const weight = named === undefined ? resultPaneWords.weight : resultPaneWords.weightNamed(named);
  if (of === 'fluid') return fluidRows(weight, weightUsedKg(context.values), context.assessment.fluid);
  const { terms, reason } = context.assessment[of];
  const shown = reason === 'needs-activity' ? basalTerms(terms) : terms;
  return shown.map((term) =>
    term.operator === '='
      ? sumRow(of, term)
      : term.term === 'weight'
        ? { ...termRow(term), label: weight }
        : termRow(term),
  );
}

/** A basal rate stops before the activity that was not chosen. */
function basalTerms(terms: readonly WorkingTerm[]): readonly WorkingTerm[] {
  const end = terms.findIndex(({ term }) => term === 'pal-dit');
  return end === -1 ? terms : terms.slice(0, end);
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
    label: isRounded ? resultPaneWords.shownRounded(unrounded) : resultPaneWords.result,
    operator: '=',
    value: number,
    unit,
    sum: true,
  };
}

type Fluid = FieldForm['context']['assessment']['fluid'];
function fluidRows(
  label: string,
  weight: number | undefined,
  { perKg, result, isPerDay }: Fluid,
): WorkingRow[] {
  if (result === null) return [];
  const total = formatQuantity('fluid', result);
  const day = { label: resultPaneWords.fluidPerDay, value: total.number, unit: total.unit };
  if (weight === undefined || perKg === null) return isPerDay ? [day] : [];
  if (isPerDay) {
    const each = formatQuantity('mlPerKg', perKg);
    return [
      day,
      { label, operator: '÷', value: formatNumber(weight, placesOf(weight)), unit: 'kg' },
      { label: resultPaneWords.fluidPerKg, operator: '=', value: each.number, unit: each.unit, sum: true },
    ];
  }
  return [
    { label, value: formatNumber(weight, placesOf(weight)), unit: 'kg' },
    {
      label: resultPaneWords.fluidPerKg,
      operator: '×',
      value: formatNumber(perKg, placesOf(perKg)),
      unit: 'ml/kg/day',
    },
    { label: resultPaneWords.result, operator: '=', value: total.number, unit: total.unit, sum: true },
  ];
}

const placesOf = (value: number): number => Math.min((String(value).split('.')[1] ?? '').length, MOST_PLACES);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
