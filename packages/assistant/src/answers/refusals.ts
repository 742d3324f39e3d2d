import type { Emergency } from '../guard/emergencies.ts';
import type { Decision } from '../guard/decisions.ts';
import { type Draft, faqSources, type Knowledge, PAGES } from './draft.ts';

/** What ends a life soonest comes first; the number is the same whoever asks. */
const CALL = 'Call 999 (UK) or 112 (Ireland or UK) now; in hospital, put out your emergency call.';

const FIRST_STEPS: Readonly<Record<Emergency, string>> = {
  'self-harm': 'Stay with the person. Samaritans answer day and night on 116 123 in the UK and Ireland.',
  breathing: 'Stop the feed, sit the person up and follow your resuscitation procedure.',
  choking: 'Stop the feed or drink and follow your choking procedure.',
  collapse: 'Stop the feed and follow your resuscitation procedure.',
  drowsy:
    'Give nothing by mouth to someone who is drowsy or confused. Follow the emergency plan of the patient and call the metabolic or on-call team.',
  reaction: 'Stop the product and follow your anaphylaxis procedure.',
  hypoglycaemia: 'Follow your hypoglycaemia procedure, and check the feed and the insulin with the team.',
  'wrong-way':
    'Stop the feed, leave everything in place and follow your procedure for a wrong route or a swallowed powder.',
  tube: 'Stop the feed, do not feed through the tube, and follow your procedure for a displaced tube; if breathing is affected, treat it as an emergency.',
};

export const urgentAnswer = (emergency: Emergency): Draft => ({
  intent: 'urgent',
  kind: 'refusal',
  say: [
    `This sounds urgent. ${CALL}`,
    FIRST_STEPS[emergency],
    ...(emergency === 'self-harm' || emergency === 'drowsy'
      ? []
      : ['Afterwards, keep the pack with its batch number and report a suspected reaction or fault to us.']),
  ],
  links: [PAGES.contact],
});

/** A pack that is not right, a mild reaction, a recall: what to do with it, and whom to tell. */
export function faultAnswer({ faqs }: Knowledge): Draft {
  const faq = faqs.find(({ question }) => /unopened/iu.test(question));
  return {
    intent: 'safety.fault',
    say: [
      'Stop using the product. Keep the pack, write down its batch number and date, and report it to us.',
      'Report a suspected reaction as well to the team in charge. I hold no list of recalls: the Resource Centre does.',
      ...(faq === undefined ? [] : [faq.answer]),
    ],
    sources: [{ kind: 'service', text: 'Contact page' }, ...(faq === undefined ? [] : faqSources(faq))],
    links: [PAGES.contact, PAGES.faqs],
  };
}

export const ownAnswer = ({ country }: Knowledge): Draft => ({
  intent: 'audience.patient',
  kind: 'refusal',
  say: [
    'This app is for healthcare professionals, so I cannot answer for patients or carers.',
    `Please ask your dietitian, GP or pharmacist, or ${country === 'uk' ? 'NHS 111' : 'HSE Live'}.`,
  ],
});

/** Which decision is refused, and what can be looked up instead. */
const REFUSED: Readonly<Record<Decision, string>> = {
  dose: 'I do not give doses or amounts for a patient: that is a clinical decision. Ask the team in charge.',
  rate: 'I do not give rates or times of feeding: that is a clinical decision. Ask the team in charge.',
  need: 'I do not work out what a patient needs. The regimen calculator does, by published methods with their working.',
  choice:
    'I do not choose or recommend products for a patient: that is a clinical decision. Ask the team in charge.',
  change:
    'I do not say when to start, stop or change a feed: that is a clinical decision. Ask the team in charge.',
  illness: 'I do not advise on illness or symptoms: that is a clinical decision. Ask the team in charge.',
  result: 'I do not interpret results or measurements: that is a clinical decision. Ask the team in charge.',
  device:
    'I do not advise on a tube, stoma or pump, or on where a tube lies: use nothing until it has been checked. Call the nutrition nurse, the ward or the device supplier.',
  incident:
    'I do not advise on a feed that was missed, doubled or ran wrong: tell the person in charge now and follow your incident procedure.',
  expired:
    'I do not say that a pack may be used after its date: set it aside, and ask the Resource Centre or a pharmacist.',
  case: 'I do not assess patients, and find no question here that a label answers: ask the team in charge.',
};

/** Each refusal says which it is, and offers the labels of the products that were named. */
export const decisionAnswer = (decision: Decision, names: readonly string[]): Draft => ({
  intent: 'clinical.decision',
  kind: 'refusal',
  say: [
    REFUSED[decision],
    names.length > 0
      ? 'I can look up what the label says:'
      : 'I can look up what a label says: its values, ages, allergens, directions or codes.',
  ],
  links: [decision === 'need' || decision === 'dose' ? PAGES.regimen : PAGES.faqs, PAGES.contact],
  choices: names.slice(0, 2).flatMap((name) =>
    ['Nutrition', 'Contraindications', 'Directions'].map((topic) => ({
      label: `${topic} of ${name}`,
      question: `${topic} of ${name}`,
    })),
  ),
});
