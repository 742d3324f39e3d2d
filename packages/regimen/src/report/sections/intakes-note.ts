import { NUTRIENTS, type Nutrient } from '@dietetic/catalogue';
import type { IntakeNoteId, Source } from '@dietetic/clinical';
import { type AdequacyPatient, referenceIntakeFor, upperLevelFor } from './adequacy.ts';
import type { MethodNote } from '../document.ts';
import type { ReportWords } from '../report-words.ts';

/** What vitamins and minerals are held against: on paper there is no pointing at a row to read its source. */
export function intakesNote(patient: AdequacyPatient, words: ReportWords): MethodNote[] {
  const say = words.methods;
  const found = NUTRIENTS.filter(({ group }) => group === 'minerals' || group === 'vitamins').flatMap(
    (nutrient) => {
      const reference = referenceIntakeFor(nutrient, patient);
      return reference?.ok ? [{ nutrient, reference }] : [];
    },
  );
  if (found.length === 0) return [];
  return [
    {
      id: 'intakes',
      label: say.intakes,
      method: say.intakesMethod[patient.country],
      choice: say.intakesChoice(patient.stage ?? null),
      result: say.intakesResult,
      working: null,
      band: null,
      source: sourceLines(
        found.flatMap(({ nutrient, reference }) => {
          const level = upperLevelFor(nutrient, patient);
          return level === null ? [reference.source] : [reference.source, level.source];
        }),
        words,
      ),
      unchecked: null,
      notes: [
        ...(patient.kidneys === null ? [] : [say.intakesWithKidneys(patient.kidneys)]),
        ...[...namesByNote(found, words)].map(([note, names]) => say.intakesNote(names, note)),
      ],
    },
  ];
}

type Found = { nutrient: Nutrient; reference: { notes: readonly IntakeNoteId[] } };

/** A note that several nutrients share is said once, with their names. */
function namesByNote(found: readonly Found[], words: ReportWords): Map<IntakeNoteId, string[]> {
  const names = new Map<IntakeNoteId, string[]>();
  for (const { nutrient, reference } of found)
    for (const note of reference.notes)
      names.set(note, [...(names.get(note) ?? []), words.nutrients.name(nutrient.id, nutrient.name)]);
  return names;
}

/** Each table that was used once, those that are confirmed alike together. */
function sourceLines(used: readonly Source[], words: ReportWords): string {
  const citations = new Map<string, Set<string>>();
  for (const { citation, status } of used) {
    const confirmed = words.methods.status[status];
    citations.set(confirmed, (citations.get(confirmed) ?? new Set()).add(citation));
  }
  return [...citations]
    .map(([confirmed, cited]) => words.methods.sourceLine([...cited].join('; '), confirmed))
    .join('; ');
}
