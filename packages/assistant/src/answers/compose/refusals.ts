import type { Decision, Emergency, Fault } from '../../intent/intents.ts';
import {
  type Draft,
  faqSources,
  type Knowledge,
  PAGES,
  questions,
  withoutEmptyParts,
  SERVICE,
  contactList,
} from '../draft.ts';

/** The emergency numbers, the same whoever asks. */
const EMERGENCY_NUMBERS =
  'Call 999 (UK) or 112 (Ireland or UK) now; in hospital, put out your emergency call.';

/** Emergencies in which the pack cannot be at fault. */
const NOT_ABOUT_THE_PACK: ReadonlySet<Emergency> = new Set<Emergency>([
  'self-harm',
  'drowsy',
  'overdose',
  'breathing',
  'choking',
  'tube',
  'wrong-way',
  'bloods',
]);

/** Emergencies in which the team is called first, and an ambulance only if this condition holds. */
const AMBULANCE_IF: Readonly<Partial<Record<Emergency, string>>> = {
  skin: 'If the face, lips or throat swell, breathing is difficult or the person is faint',
  tube: 'If breathing is difficult, or the person coughs on the feed, is bleeding, in pain or unwell',
  lasting:
    'If there is more than a little blood, or the person is pale, drowsy, in pain, feverish or vomiting',
};

export function urgentAnswer(
  knowledge: Knowledge,
  emergency: Emergency,
  /** The message mentions a symptom. */
  isUnwell: boolean,
  /** What the product contains, if the message asked for it. */
  contents: readonly Draft[],
  asksWhomToTell: boolean,
): Draft {
  const { sentences } = knowledge;
  const unless = emergency === 'tube' && isUnwell ? undefined : AMBULANCE_IF[emergency];
  return {
    intent: 'urgent',
    kind: 'refusal',
    content: withoutEmptyParts(
      unless === undefined && `This sounds urgent. ${EMERGENCY_NUMBERS}`,
      sentences.firstSteps[emergency],
      unless !== undefined && `${unless}: ${EMERGENCY_NUMBERS.replace('Call', 'call')}`,
      !NOT_ABOUT_THE_PACK.has(emergency) &&
        'Afterwards, keep the pack with its batch number and report a suspected reaction or fault to us.',
      !NOT_ABOUT_THE_PACK.has(emergency) && asksWhomToTell && contactList(knowledge),
      ...contents.flatMap(({ content }) => content),
    ),
    sources: contents.flatMap(({ sources = [] }) => sources),
    // We are contacted only afterwards, and only if the pack may be the cause.
    links: NOT_ABOUT_THE_PACK.has(emergency) ? [] : [PAGES.contact],
  };
}

/** A faulty pack, a recall, how to report: what to do, and whom to tell. */
export function faultAnswer(knowledge: Knowledge, fault: Fault): Draft {
  const stored =
    fault === 'spoilt' ? knowledge.faqs.find(({ question }) => /unopened/iu.test(question)) : undefined;
  return {
    intent: 'safety.fault',
    content: [...knowledge.sentences.faults[fault], stored?.answer ?? contactList(knowledge)],
    sources: [...SERVICE, ...(stored === undefined ? [] : faqSources(stored))],
    links: [PAGES.contact, PAGES.faqs],
  };
}

export const patientAnswer = ({ country }: Knowledge): Draft => ({
  intent: 'audience.patient',
  kind: 'refusal',
  content: [
    'This app is for healthcare professionals, so I cannot answer for patients or carers.',
    `Please ask your dietitian, GP or pharmacist, or ${country === 'uk' ? 'NHS 111' : 'HSE Live'}. If somebody is in danger or very unwell, call 999 (UK) or 112 (Ireland or UK).`,
  ],
});

/** Refuses a clinical decision with the sentence of its kind, and offers the labels of the named products. */
export const decisionAnswer = (
  { sentences }: Knowledge,
  decision: Decision,
  names: readonly string[],
  /** A symptom or result in the message that needs attention first. */
  urgentFact: 'symptom' | 'result' | undefined,
  /** What labels say about the other parts of the message. */
  values: readonly Draft[],
): Draft => ({
  intent: 'clinical.decision',
  kind: 'refusal',
  content: withoutEmptyParts(
    sentences.refused[decision],
    urgentFact !== undefined &&
      !sentences.refused[decision].includes('999') &&
      (urgentFact === 'symptom' ? sentences.ifUnwell : sentences.ifResult),
    values.length > 0
      ? `I do not assess patients. This is what the ${values.every(({ intent }) => intent.startsWith('app.')) ? 'app does' : 'label says'}:`
      : names.length > 0
        ? 'I can look up what the label says:'
        : 'I can look up what a label says: its values, ages, allergens, directions or codes.',
    ...values.flatMap(({ content }) => content),
  ),
  sources: values.flatMap(({ sources = [] }) => sources),
  links: [decision === 'need' || decision === 'dose' ? PAGES.regimen : PAGES.faqs, PAGES.contact],
  choices: names
    .slice(0, 2)
    .flatMap((name) =>
      questions(['Nutrition', 'Contraindications', 'Directions'].map((what) => `${what} of ${name}`)),
    ),
});
