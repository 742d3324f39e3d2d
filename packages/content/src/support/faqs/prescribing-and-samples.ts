import type { Faq } from './faq.ts';
import { FAQ_SOURCES as from } from './faq-sources.ts';
import { faqsOfTopic } from './faqs-of-topic.ts';

export const PRESCRIBING_FAQS: readonly Faq[] = faqsOfTopic('Prescribing', [
  {
    id: 'faq-31',
    country: 'uk',
    question: 'What does ACBS approved mean?',
    answer:
      'In the UK the Advisory Committee on Borderline Substances decides which foods the NHS may prescribe and for which conditions. A prescription within those conditions is marked “ACBS”. Outside them a product can still be bought, or supplied by a hospital. The product page gives the listed conditions as its indication. ACBS is not the same as GMS, which is Ireland’s scheme with a list of its own.',
    sources: [from.bnfcBorderline],
  },
  {
    id: 'faq-32',
    country: 'roi',
    question: 'What is GMS status and which supplements need approval in Ireland?',
    answer:
      'A GMS approved product is on the HSE list of clinical nutritional products that are reimbursed; the UK’s ACBS is not the same. Standard adult supplements have been in two lists since 1 July 2019: list A needs no approval beforehand, list B needs the GP to ask for approval online, which holds for up to 6 months. In the lists that suppliers publish, tube feeds, paediatric feeds and modular products were not on list B.',
    sources: [from.hseSupplements, from.hseReview, from.onlineApproval],
  },
]);

export const SAMPLE_FAQS: readonly Faq[] = faqsOfTopic('Sample orders', [
  {
    id: 'faq-33',
    question: 'How do I order a sample?',
    answer:
      'On the product page, under Description, follow the sample link. It is there only when samples of that product are offered in your country. The link opens the sampling service, which asks for your professional details and for a delivery address. Samples serve your own evaluation, or a trial agreed with a patient, and must not be sold on.',
    sources: [from.provider],
    reviewNote: 'The provider has to confirm how ordering works.',
  },
  {
    id: 'faq-34',
    question: 'Who may ask for samples and are there limits?',
    answer:
      'Only healthcare professionals in the UK and Ireland; patients are asked to speak to their dietitian. The rules on samples of medicines do not apply, since foods for special medical purposes are not medicines, but a provider will usually limit how many it sends for a patient and in a year, and does not send samples of infant formula directly to families.',
    sources: [from.provider, from.abpiSamples],
    reviewNote: 'Limits come from the provider; no numbers are published before that.',
  },
]);
