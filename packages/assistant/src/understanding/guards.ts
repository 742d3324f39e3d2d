import { asksForADecision, asksWhatTheLabelSays } from './decisions.ts';
import { isEmergency } from './emergencies.ts';
import { givesMeasurements, isAboutOnePerson, isClinicalTalk, tellsOfSymptoms } from './persons.ts';
import type { Question } from './question.ts';
import { saidIn } from './said.ts';
import { isFamilyOrSelf } from './writer.ts';

/** What is looked for before anything else, because a wrong answer here could hurt someone. */
export type Guard = 'urgent' | 'audience.patient' | 'clinical.decision';

/**
 * Who is spoken of comes before what is asked: as soon as a person's case is told, nothing is looked up, however
 * harmless the question. Without a person only a question for a decision is turned away.
 */
export function guardFor(question: Question): Guard | undefined {
  const said = saidIn(question);
  if (isEmergency(said.rest)) return 'urgent';
  if (isFamilyOrSelf(said)) return 'audience.patient';
  if (isAboutOnePerson(said) || givesMeasurements(said)) return 'clinical.decision';
  if (asksWhatTheLabelSays(said)) return undefined;
  return tellsOfSymptoms(said) || asksForADecision(said) || isClinicalTalk(said)
    ? 'clinical.decision'
    : undefined;
}
