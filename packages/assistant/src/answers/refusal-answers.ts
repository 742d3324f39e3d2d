import type { Guard } from '../understanding/guards.ts';
import { type Draft, type Knowledge, PAGES, textPart } from './knowledge.ts';

/** About feeding, and in neither the catalogue nor the FAQs: it may be a patient's case, and is treated as one. */
export const notLookedUpAnswer = (choices: NonNullable<Draft['choices']>): Draft => ({
  intent: 'clinical.decision',
  kind: 'refusal',
  parts: [
    textPart(
      'I find no answer to that in the catalogue or the FAQs, and I give no advice for a patient: that is a clinical decision. Please ask the dietitian in charge, or our team.',
    ),
  ],
  links: [PAGES.contact, PAGES.faqs],
  choices,
});

/** Says no, says why, and says where the way goes on. */
export function refusalAnswer(
  knowledge: Knowledge,
  guard: Guard,
  suggestion: { label: string; question: string } | undefined,
): Draft {
  switch (guard) {
    case 'urgent':
      return {
        intent: 'urgent',
        kind: 'refusal',
        parts: [
          textPart(
            'This sounds urgent. Stop the feed or product and follow your local emergency procedure now.',
          ),
          textPart(
            'Afterwards, keep the pack with its batch number and report a suspected reaction or fault to us.',
          ),
        ],
        links: [PAGES.contact],
      };
    case 'audience.patient':
      return {
        intent: 'audience.patient',
        kind: 'refusal',
        parts: [
          textPart('This app is for healthcare professionals, so I cannot answer for patients or carers.'),
          textPart(
            knowledge.country === 'uk'
              ? 'Please ask your dietitian, GP or pharmacist, or NHS 111.'
              : 'Please ask your dietitian, GP or pharmacist, or HSE Live.',
          ),
        ],
        links: [],
      };
    case 'clinical.decision':
      return {
        intent: 'clinical.decision',
        kind: 'refusal',
        parts: [
          textPart(
            'I do not give doses, rates, diagnoses or advice for a patient: that is a clinical decision, and I see no patient.',
          ),
          textPart(
            'The regimen calculator shows published methods with their working, and each product page has its directions.',
          ),
        ],
        links: [PAGES.regimen, PAGES.products, PAGES.contact],
        choices: suggestion === undefined ? [] : [suggestion],
      };
  }
}
