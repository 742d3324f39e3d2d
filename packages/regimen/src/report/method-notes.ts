import { formatQuantity, isUnchecked, type NoteId } from '@dietetic/clinical';
import type { Assessment, FluidRequirement, Requirement, Source } from '../assessment/assessment.ts';
import type { MethodNote } from './report-document.ts';
import type { ReportWords } from './report-words.ts';

/** How each requirement came about: method, whether it was chosen, the working with the patient's values, source. */
export function methodNotes(assessment: Assessment, words: ReportWords): MethodNote[] {
  const say = words.methods;
  return [
    requirementNote('energy', say.energy, assessment.energy, words),
    requirementNote('protein', say.protein, assessment.protein, words),
    fluidNote(assessment.fluid, words),
  ];
}

function requirementNote(
  id: 'energy' | 'protein',
  label: string,
  requirement: Requirement,
  words: ReportWords,
): MethodNote {
  const say = words.methods;
  const result =
    requirement.result === null
      ? null
      : formatQuantity(id === 'energy' ? 'energy1dp' : 'protein', requirement.result).text;
  return {
    id,
    label,
    method: id === 'energy' ? say.energyMethod(requirement.method) : say.proteinMethod(requirement.method),
    choice: requirement.methodIsDefault ? say.byDefault : say.chosen,
    result: result ?? notCalculated(requirement.reason, words),
    working:
      requirement.working === null || result === null ? null : say.workingLine(requirement.working, result),
    band: requirement.band,
    ...sourced(requirement.source, words),
    notes: noteLines(requirement.notes, words),
  };
}

function fluidNote(fluid: FluidRequirement, words: ReportWords): MethodNote {
  const say = words.methods;
  const perKg = fluid.perKg === null ? '' : formatQuantity('mlPerKg', fluid.perKg).text;
  const result = fluid.result === null ? null : formatQuantity('fluid', fluid.result).text;
  return {
    id: 'fluid',
    label: say.fluid,
    method: say.fluidMethod,
    choice: fluid.perKgIsDefault ? say.fluidByDefault(perKg, fluid.band ?? '') : say.fluidChosen(perKg),
    result: result ?? notCalculated(fluid.reason, words),
    working: fluid.working === null || result === null ? null : say.workingLine(fluid.working, result),
    band: fluid.band,
    ...sourced(fluid.source, words),
    notes: noteLines(fluid.notes, words),
  };
}

const notCalculated = (reason: Requirement['reason'], words: ReportWords): string =>
  reason === null ? words.requirement.notSelected : words.methods.reason[reason];

function sourced(
  source: Source | null,
  words: ReportWords,
): { source: string | null; unchecked: string | null } {
  if (source === null) return { source: null, unchecked: null };
  const unchecked = isUnchecked(source);
  return {
    // The unchecked mark has a line of its own; any other status stands with the citation.
    source: unchecked
      ? source.citation
      : words.methods.sourceLine(source.citation, words.methods.status[source.status]),
    unchecked: unchecked ? words.methods.unchecked : null,
  };
}

/** The note that says the same as the unchecked mark is not written twice. */
const noteLines = (ids: readonly NoteId[], words: ReportWords): string[] =>
  ids.filter((id) => id !== 'figures-not-checked').map(words.methods.note);
