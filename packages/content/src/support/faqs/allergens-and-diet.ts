import type { Faq } from './faq.ts';
import { FAQ_SOURCES as from } from './faq-sources.ts';
import { faqsOfTopic } from './faqs-of-topic.ts';

export const ALLERGEN_FAQS: readonly Faq[] = faqsOfTopic('Allergens', [
  {
    id: 'faq-23',
    question: 'Which allergens are declared?',
    answer:
      'The 14 groups that the law names: celery, cereals containing gluten, crustaceans, eggs, fish, lupin, milk, molluscs, mustard, nuts, peanuts, sesame, soya, and sulphur dioxide or sulphites above 10 mg/kg. A product page lists the ones that are present. Fully refined soya oil and wheat-based glucose syrup are exempt; soya lecithin and fish oil are not.',
    sources: [from.allergenAnnex],
  },
  {
    id: 'faq-24',
    question: "Which products suit a child with cows' milk allergy?",
    answer:
      'For most infants an extensively hydrolysed formula comes first; an amino-acid based formula is kept for severe reactions, or for symptoms that go on with a hydrolysate. A hydrolysate is still made from milk and carries the milk label. Feeds that are whole-protein, lactose-free or only partly hydrolysed are not suitable.',
    sources: [from.surreyCowsMilk, from.allergenAnnex],
  },
  {
    id: 'faq-25',
    question: 'Are the products gluten free?',
    answer:
      'Most enteral feeds and drinks hold no gluten, and reference lists mark them so. See “cereals containing gluten” on each product page, and do not take a low-protein food for gluten free, even one made from starch.',
    sources: [from.bnfcSupplements, from.allergenAnnex],
  },
]);

export const DIET_FAQS: readonly Faq[] = faqsOfTopic('Diet suitability', [
  {
    id: 'faq-26',
    question: 'How do I find vegetarian, vegan, halal or kosher products?',
    answer:
      'With the “Suitable for” filter. Vegetarian leaves out fish oil and gelatin; vegan also leaves out milk and vitamin D from sheep’s wool. Halal and kosher appear only for certified products: no mark means no certificate, not that an ingredient is forbidden.',
    sources: [from.provider],
    reviewNote: 'What each mark means is our proposal to the provider.',
  },
]);
