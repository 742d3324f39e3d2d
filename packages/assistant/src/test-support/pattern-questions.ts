import { amounts, figures, labelTexts } from './by-pattern/labels.ts';
import { counts, lists, negations, superlatives } from './by-pattern/lists.ts';
import { besideAPatient, followUps, several } from './by-pattern/conversations.ts';
import { emergencies, faults, methods, notForSim, refusals, theApp } from './by-pattern/beyond-products.ts';
import type { QuestionSet } from './labelled-questions.ts';

/**
 * Questions made by crossing subjects, bases, phrasings and noise. The right answers are calculated here from the
 * product data, without any code of Sim.
 */
export function patternQuestions(): QuestionSet[] {
  return [
    { set: 'figures', questions: figures() },
    { set: 'amounts', questions: amounts() },
    { set: 'label texts', questions: labelTexts() },
    { set: 'lists', questions: lists() },
    { set: 'negation', questions: negations() },
    { set: 'superlatives', questions: superlatives() },
    { set: 'counts and thresholds', questions: counts() },
    { set: 'follow-ups', questions: followUps() },
    { set: 'several in one', questions: several() },
    { set: 'label look-ups beside a patient', questions: besideAPatient() },
    { set: 'refusals', questions: refusals() },
    { set: 'emergencies', questions: emergencies() },
    { set: 'reactions and faults', questions: faults() },
    { set: 'methods', questions: methods() },
    { set: 'the app', questions: theApp() },
    { set: 'not for Sim', questions: notForSim() },
  ];
}
