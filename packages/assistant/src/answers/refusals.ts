import type { Emergency } from '../guard/emergencies.ts';
import type { Decision } from '../guard/decisions.ts';
import { type Draft, faqSources, type Knowledge, PAGES } from './draft.ts';

/** What ends a life soonest comes first; the number is the same whoever asks. */
const CALL = 'Call 999 (UK) or 112 (Ireland or UK) now; in hospital, put out your emergency call.';

export const urgentAnswer = ({ sentences }: Knowledge, emergency: Emergency): Draft => ({
  intent: 'urgent',
  kind: 'refusal',
  say: [
    `This sounds urgent. ${CALL}`,
    sentences.firstSteps[emergency],
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

/** Each refusal says which it is, and offers the labels of the products that were named. */
export const decisionAnswer = (
  { sentences }: Knowledge,
  decision: Decision,
  names: readonly string[],
): Draft => ({
  intent: 'clinical.decision',
  kind: 'refusal',
  say: [
    sentences.refused[decision],
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
