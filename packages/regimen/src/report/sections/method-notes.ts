import { formatQuantity, isUnchecked, type NoteId } from '@dietetic/clinical';
import type { Assessment, FluidRequirement, Requirement, Source } from '../../assessment/assessment.ts';
import type { MethodNote } from '../document.ts';
import type { ReportWords } from '../report-words.ts';

/** How each requirement came about: method, whether it was chosen, the working with the patient's values, source. */
export function methodNotes(assessment: Assessment, words: ReportWords): MethodNote[] {
  const say = words.methods;
  return [
    requirementNote('energy', say.energy, assessment.energy, words),
    requirementNote('protein', say.protein, assessment.protein, words),
    fluidNote(assessment.fluid, words),
  ];
}

const perKg = (kind: 'kcalPerKgDerived' | 'gPerKg', value: number | null): string | null =>
  value === null ? null : formatQuantity(kind, value).text;

/** "Energy: PENG 2018, chosen"; "Energy: Not selected" */
export const methodTitle = ({ label, method, choice }: MethodNote): string =>
  choice === null ? `${label}: ${method}` : `${label}: ${method}, ${choice}`;

/** All of it in one line: method, the figure for each kg, and the activity. */
export function methodsSummary(assessment: Assessment, words: ReportWords): string {
  const say = words.methods;
  const { energy, protein } = assessment;
  const pal = energy.terms.find(({ term }) => term === 'pal-dit');
  const [energyNote, proteinNote, fluidNote] = methodNotes(assessment, words);
  const parts = [
    [
      energyNote,
      perKg('kcalPerKgDerived', energy.perKg),
      pal ? say.pal(formatQuantity('pal', pal.value).text) : null,
    ],
    [proteinNote, perKg('gPerKg', protein.perKg)],
    // Its own words name the ml/kg.
    [fluidNote],
  ] as const;
  return parts
    .flatMap(([note, ...figures]) =>
      note === undefined ? [] : [[methodTitle(note), ...figures].filter((text) => text !== null)],
    )
    .map((said) => said.join(', '))
    .join('; ')
    .concat('.');
}

function requirementNote(
  id: 'energy' | 'protein',
  label: string,
  requirement: Requirement,
  words: ReportWords,
): MethodNote {
  const say = words.methods;
  if (isSkipped(requirement)) return notSelected(id, label, words);
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
    ...sourced(requirement.source, words, requirement.notes.includes(OWN_FIGURE) ? OWN_FIGURE : undefined),
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
    method: fluid.isPerDay
      ? say.fluidMethodPerDay
      : fluid.perKgIsDefault
        ? say.fluidMethod
        : say.fluidMethodChosen,
    choice: fluidChoice(fluid, perKg, words),
    result: result ?? notCalculated(fluid.reason, words),
    working: fluid.working === null || result === null ? null : say.workingLine(fluid.working, result),
    band: fluid.band,
    ...sourced(fluid.source, words),
    notes: noteLines(fluid.notes, words),
  };
}

/** Null while there is no ml/kg to name, as where an entry has an open warning. */
function fluidChoice(fluid: FluidRequirement, perKg: string, { methods: say }: ReportWords): string | null {
  if (fluid.isPerDay && fluid.result !== null)
    return say.fluidChosenPerDay(formatQuantity('fluid', fluid.result).text, perKg);
  if (fluid.perKg === null) return null;
  return fluid.perKgIsDefault ? say.fluidByDefault(perKg, fluid.band ?? '') : say.fluidChosen(perKg);
}

/** Only the clinician can choose this, and the step was skipped. */
const NEEDS_A_CHOICE: ReadonlySet<Requirement['reason']> = new Set<Requirement['reason']>([
  'needs-range',
  'needs-level',
  'needs-activity',
  'needs-temperature',
  'needs-ventilation',
]);

const isSkipped = ({ methodIsDefault, result, reason }: Requirement): boolean =>
  methodIsDefault && result === null && NEEDS_A_CHOICE.has(reason);

const notSelected = (id: MethodNote['id'], label: string, { requirement }: ReportWords): MethodNote => ({
  id,
  label,
  method: requirement.notSelected,
  choice: null,
  result: null,
  working: null,
  band: null,
  source: null,
  unchecked: null,
  notes: [],
});

const notCalculated = (reason: Requirement['reason'], words: ReportWords): string =>
  reason === null ? words.requirement.notSelected : words.methods.reason[reason];

function sourced(
  source: Source | null,
  words: ReportWords,
  uncheckedNote?: NoteId,
): { source: string | null; unchecked: string | null } {
  if (source === null) return { source: null, unchecked: null };
  const unchecked = isUnchecked(source);
  return {
    // The unchecked mark has a line of its own; any other status stands with the citation.
    source: unchecked
      ? source.citation
      : words.methods.sourceLine(source.citation, words.methods.status[source.status]),
    unchecked: unchecked
      ? uncheckedNote
        ? words.methods.note(uncheckedNote)
        : words.methods.unchecked
      : null,
  };
}

/** The note that says the same as the unchecked mark is not written twice. */
const noteLines = (ids: readonly NoteId[], words: ReportWords): string[] =>
  ids.filter((id) => id !== 'figures-not-checked' && id !== OWN_FIGURE).map(words.methods.note);

const OWN_FIGURE: NoteId = 'own-kcal-per-kg-bands-not-checked';
