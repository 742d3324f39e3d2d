import type { Faq } from './faq.ts';
import { FAQ_SOURCES as from } from './faq-sources.ts';
import { faqsOfTopic } from './faqs-of-topic.ts';

export const STORAGE_FAQS: readonly Faq[] = faqsOfTopic('Storage', [
  {
    id: 'faq-09',
    question: 'How should unopened products be stored?',
    answer:
      'Somewhere cool and dry, at about 5–25 °C, out of direct sun and away from radiators and frost. A fridge is not needed. Use the oldest stock first, and leave out any pack that is swollen, leaking, damaged or past its best-before date.',
    sources: [from.tubeFeedStorage],
  },
  {
    id: 'faq-10',
    question: 'How long does an opened bottle or pack last?',
    answer:
      'Out of the fridge it lasts 4 hours and is then thrown away, not put in the fridge; closed and put in the fridge at once it lasts 24 hours. A few products with several doses in a pack last longer once opened: the product page says so.',
    sources: [from.salfordSupplements, from.tubeFeedStorage],
  },
  {
    id: 'faq-11',
    question: 'How long does an opened tin of powder last?',
    answer:
      'About 4 weeks from opening (most labels say one month), with the lid on, in a cool dry cupboard and not in a fridge. Write the date of opening on the tin, and keep the scoop dry.',
    sources: [from.nhsFormula],
    reviewNote: 'The usual statement on labels is 4 weeks; confirm for each product.',
  },
  {
    id: 'faq-12',
    question: 'How long can an opened bottle of fat emulsion be used?',
    answer:
      'For 14 days, unless its label says otherwise: date the bottle on opening and keep it in a fridge below 5 °C. It does not belong on the drug trolley or at the bedside.',
    sources: [from.fatEmulsion],
  },
]);

export const HANG_TIME_FAQS: readonly Faq[] = faqsOfTopic('Hang time', [
  {
    id: 'faq-13',
    question: 'How long can a sterile ready-to-hang feed hang?',
    answer:
      'Up to 24 hours, provided that the sealed pack stays joined to one giving set and is handled with a clean technique. After that what is left is thrown away, even if the pack is not empty.',
    sources: [from.tubeFeedStorage, from.niceCg139, from.crumlinHangTime],
  },
  {
    id: 'faq-14',
    question: 'How long can a feed hang once it has been opened or decanted?',
    answer:
      'Not as long as a closed pack. For ready-to-use liquid in an opened bottle or reservoir, published limits run from 4 hours (infants, immunosuppressed patients) to 8–12 hours, so follow local policy and decant only as much as will be used in that time.',
    sources: [from.tubeFeedStorage, from.starshipInfection],
    reviewNote: 'Centres differ; the reference to local policy has to stay.',
  },
  {
    id: 'faq-15',
    question: 'How long can a feed made from powder hang?',
    answer:
      'At most 4 hours at room temperature. The same holds for modular feeds and for a sterile feed with powder added to it. Keep the rest in the fridge and use it within 24 hours.',
    sources: [from.tubeFeedStorage, from.starshipInfection, from.leedsReconstitution],
  },
  {
    id: 'faq-16',
    question: 'When are giving sets and containers changed, and may a feed be topped up?',
    answer:
      'Never top up a feed that is already hanging; change giving set and container at least every 24 hours, or with each new powder feed where local policy asks for it. In a topped up container the fresh feed would mix with feed in which bacteria have been growing.',
    sources: [from.tubeFeedStorage],
  },
]);
