import { NUTRIENTS } from '@dietetic/catalogue';
import type { ReferenceIntake } from '@dietetic/clinical';
import { type AdequacyPatient, intakeFor } from './adequacy.ts';
import type { MethodNote } from './report-document.ts';
import type { ReportWords } from './report-words.ts';

/** What vitamins and minerals are held against: on paper there is no pointing at a row to read its source. */
export function intakesNote(patient: AdequacyPatient, words: ReportWords): MethodNote[] {
  const say = words.methods;
  const found = NUTRIENTS.filter(({ group }) => group === 'minerals' || group === 'vitamins').flatMap(
    (nutrient) => {
      const reference = intakeFor(nutrient, patient);
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
      source: sources(
        found.map(({ reference }) => reference),
        words,
      ),
      unchecked: null,
      notes: found.flatMap(({ nutrient, reference }) =>
        reference.notes.map((note) =>
          say.intakesNote(words.nutrients.name(nutrient.id, nutrient.name), note),
        ),
      ),
    },
  ];
}

/** Each table that was used once, with how far it is confirmed. */
function sources(references: readonly ReferenceIntake[], words: ReportWords): string {
  const used = references.flatMap(({ source, upper }) =>
    upper === null ? [source] : [source, upper.source],
  );
  const lines = used.map(({ citation, status }) =>
    words.methods.sourceLine(citation, words.methods.status[status]),
  );
  return [...new Set(lines)].join('; ');
}
