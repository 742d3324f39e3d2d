import type { CountedAmount, Country, Nutrient, NutrientTotal, ProductAmount } from '@dietetic/catalogue';
import { displayUnit, isTotalKnown, NUTRIENTS, totalNutrient } from '@dietetic/catalogue';
import type { ReferenceIntake } from '@dietetic/clinical';
import { formatNumber, formatQuantity, formatRange, MG_PER_MMOL } from '@dietetic/clinical';
import { placesBeside } from '../../plan/checks/figures.ts';
import { type Adequacy, adequacyOf, type AdequacyPatient } from './adequacy.ts';
import type { NutrientLine, NutrientList, NutrientTable } from '../document.ts';
import { type Figure, figure } from '../figure.ts';
import type { ReportWords } from '../report-words.ts';
import { totalFigure } from './requirement-blocks.ts';

const TABLES = ['macroNutrients', 'minerals', 'vitamins', 'otherNutrientInformation'] as const;

/** Energy is shown twice on labels; the report's total is in kcal and in kJ, each from its own stated values. */
export function nutrientTables(
  counted: readonly CountedAmount[],
  patient: AdequacyPatient,
  words: ReportWords,
): NutrientTable[] {
  return TABLES.map((id) => {
    const withReference = id === 'minerals' || id === 'vitamins';
    const lines = NUTRIENTS.filter(({ group, additive }) => group === id && additive)
      .map((nutrient) => ({ nutrient, total: totalNutrient(nutrient.id, counted) }))
      .filter((line): line is { nutrient: Nutrient; total: NutrientTotal } => line.total !== null)
      // A vitamin or mineral that is not stated is listed; a fatty acid fraction that is not stated is left out.
      .filter(
        ({ nutrient, total }) =>
          (total.statedBy.length > 0 && isTotalKnown(total)) || (withReference && nutrient.parent === null),
      )
      .map(({ nutrient, total }) =>
        nutrientLine(
          nutrient,
          total,
          withReference ? adequacyOf(nutrient, total, patient) : null,
          patient.country,
          words,
        ),
      );
    const mostMissing = Math.max(0, ...lines.map(({ missing }) => missing));
    const leftOut = lines.flatMap(({ line, leavesOutTraces }) => (leavesOutTraces ? [line.name] : []));
    return {
      id,
      title: words.nutrients.table[id],
      head: {
        nutrient: withReference
          ? words.nutrients.nutrientAndReference[patient.country]
          : words.nutrients.table[id],
        provided: words.nutrients.provided,
        percent: withReference ? words.nutrients.percent : null,
      },
      lines: lines.map(({ line }) => line),
      dagger: mostMissing === 0 ? null : words.nutrients.dagger(mostMissing, counted.length),
      addNothing: leftOut.length === 0 ? null : words.nutrients.addNothing(leftOut),
    };
  });
}

function nutrientLine(
  nutrient: Nutrient,
  total: NutrientTotal,
  adequacy: Adequacy | null,
  country: Country,
  words: ReportWords,
): { line: NutrientLine; missing: number; leavesOutTraces: boolean } {
  const unit = displayUnit(nutrient.unit);
  const name = words.nutrients.name(nutrient.id, nutrient.name);
  const stated = total.statedBy.length > 0 && isTotalKnown(total);
  const aboveUpper = adequacy?.aboveUpper
    ? words.nutrients.aboveUpper(amount(adequacy.aboveUpper), adequacy.aboveUpper.scope)
    : null;
  const limits = [0, ...(adequacy?.crossed == null ? [] : [adequacy.crossed])];
  const write = (value: number): Figure => {
    const written = figure(value, placesBeside(value, limits, 1), unit);
    const mmol = isByBloodResults(adequacy) ? millimoles(nutrient, value) : null;
    return mmol === null ? written : { ...written, text: `${written.text} (${mmol})` };
  };
  return {
    missing: stated ? total.notStatedBy.length : 0,
    leavesOutTraces: stated && total.leavesOutTraces,
    line: {
      id: nutrient.id,
      name,
      reference: adequacy === null ? null : referenceText(adequacy, country, words),
      provided: totalFigure(total, write, words),
      atLeast: stated && !total.complete,
      notStated: !stated,
      percent: adequacy?.percent ?? null,
      percentText: percentText(adequacy?.percent ?? null, total.complete, words),
      standing: adequacy?.standing ?? null,
      standingText: aboveUpper ?? (adequacy && standingText(adequacy, words)),
      aboveUpper,
      tooltip: adequacy?.reference ? tooltip(name, adequacy.reference, words) : null,
      part: nutrient.parent !== null,
    },
  };
}

const isByBloodResults = (adequacy: Adequacy | null): boolean =>
  adequacy?.noReference === 'dialysis' || adequacy?.noReference === 'kidney-disease';

/** On dialysis and in kidney disease minerals are planned in mmol, as blood results are. */
function millimoles({ id }: Nutrient, mg: number): string | null {
  const mgPerMmol = Object.entries(MG_PER_MMOL).find(([mineral]) => mineral === id)?.[1];
  return mgPerMmol === undefined ? null : figure(mg / mgPerMmol, 1, 'mmol').text;
}

function percentText(percent: number | null, complete: boolean, words: ReportWords): string | null {
  if (percent === null) return null;
  const text = `${formatNumber(percent)}\u00a0%`;
  return complete ? text : words.requirement.atLeast(text);
}

const standingText = ({ standing, isRange }: Adequacy, words: ReportWords): string | null =>
  standing && (isRange ? words.nutrients.standingInRange : words.nutrients.standing)[standing];

const amount = ({ value, unit }: { value: number; unit: string }): string =>
  formatQuantity('amount', value, { unit: displayUnit(unit) }).text;

/** "700 mg", or both ends where the source prints a range. */
const intakeText = ({ value, to, unit }: ReferenceIntake): string =>
  to === null ? amount({ value, unit }) : formatRange('amount', value, to, { unit: displayUnit(unit) }).text;

function referenceText({ reference, noReference }: Adequacy, country: Country, words: ReportWords): string {
  if (reference !== null) return intakeText(reference);
  return words.nutrients.noReference(noReference ?? 'no-reference', country);
}

function tooltip(name: string, reference: ReferenceIntake, words: ReportWords): string {
  const { kind, band, source, notes } = reference;
  return words.nutrients.tooltip(name, kind, intakeText(reference), band, source.citation, notes);
}

/**
 * One list of every nutrient, each written as in the tables. An amino acid is left out where no label states it: most have
 * none at all.
 */
export function allNutrients(
  counted: readonly CountedAmount[],
  tables: readonly NutrientTable[],
  words: ReportWords,
): NutrientList | null {
  if (counted.length === 0) return null;
  const say = words.nutrients;
  const inTable = new Map(tables.flatMap(({ lines }) => lines.map(({ id, provided }) => [id, provided])));
  const lines = NUTRIENTS.filter(({ additive }) => additive).flatMap((nutrient) => {
    const total = totalNutrient(nutrient.id, counted);
    if (total === null || (nutrient.group === 'aminoAcids' && total.statedBy.length === 0)) return [];
    const { id, name, unit, parent } = nutrient;
    const write = (value: number) => figure(value, placesBeside(value, [0], 1), displayUnit(unit));
    const provided = inTable.get(id) ?? totalFigure(total, write, words);
    return [{ id, label: say.name(id, name), ...provided, part: parent !== null }];
  });
  return { title: say.table.allNutrients, head: { nutrient: say.nutrient, provided: say.provided }, lines };
}

/** Which products do not state which of the nutrients the report adds up. */
export function notStatedByProduct(
  portions: readonly ProductAmount[],
  words: ReportWords,
): { product: string; nutrients: string[] }[] {
  const watched = NUTRIENTS.filter(
    ({ id, group }) =>
      ['energyKcal', 'protein', 'water'].includes(id) || group === 'minerals' || group === 'vitamins',
  );
  return notStatedAmong(watched, portions, words);
}

export const notStatedAmong = (
  watched: readonly Nutrient[],
  counted: readonly CountedAmount[],
  words: ReportWords,
): { product: string; nutrients: string[] }[] =>
  counted.flatMap((one) => {
    const nutrients = watched
      .filter(({ id }) => totalNutrient(id, [one])?.complete === false)
      .map(({ id, name }) => words.nutrients.name(id, name));
    const { name } = 'product' in one ? one.product : one.unknown;
    return nutrients.length === 0 ? [] : [{ product: name, nutrients }];
  });
