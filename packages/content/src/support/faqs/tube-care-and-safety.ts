import type { Faq } from './faq.ts';
import { FAQ_SOURCES as from } from './faq-sources.ts';
import { faqsOfTopic } from './faqs-of-topic.ts';

export const TUBE_CARE_FAQS: readonly Faq[] = faqsOfTopic('Tube care', [
  {
    id: 'faq-17',
    question: 'How and when should a feeding tube be flushed?',
    answer:
      'Before and after every feed and every medicine, and every 4–6 hours while the tube is not in use. For adults 30–50 ml is common; children need far less, often 5–10 ml, and neonates the smallest amount that clears the tube. Use the water that your unit asks for (fresh tap water, or cooled boiled or sterile water for jejunal tubes and in immunosuppression), and count flushes in the fluid balance.',
    sources: [from.tubeFeedStorage, from.healthInfoFlushing, from.nottinghamSyringes],
    reviewNote: 'The volumes are usual UK practice and were not found word for word in a source.',
  },
  {
    id: 'faq-18',
    question: 'Can medicines be added to the feed?',
    answer:
      'No. A medicine in the feed can clot it, block the tube, be absorbed differently and bring in bacteria. Give each medicine on its own through an enteral syringe, flushing before, between and after, and ask a pharmacist about form and timing. A few medicines need a break in feeding.',
    sources: [from.nottinghamSyringes, from.tubeFeedStorage],
  },
]);

export const CONTRAINDICATION_FAQS: readonly Faq[] = faqsOfTopic('Contraindications', [
  {
    id: 'faq-19',
    question: 'When should an enteral feed not be used?',
    answer:
      'When the gut does not work or is completely blocked, and never into a vein. Every product page lists what rules that product out: galactosaemia, for instance, an allergy to one of its ingredients, an age below its limit or, for metabolic products, not having the disorder it is made for.',
    sources: [from.fsmpArticle5, from.bnfcEnteral],
  },
  {
    id: 'faq-20',
    question: 'Are products suitable in lactose intolerance and galactosaemia?',
    answer:
      'The two are not alike. Many whole-protein feeds hold only traces of lactose and are labelled “residual lactose”; people with lactose intolerance usually tolerate that. In galactosaemia any source of lactose is unsuitable: look at the contraindications on the product page and ask the metabolic team.',
    sources: [from.bnfcSupplements],
  },
  {
    id: 'faq-21',
    question: 'Can adult feeds and supplements be given to children?',
    answer:
      'Not as a routine. Adult products set protein, sodium and micronutrients for adults, so reference lists call most of them unsuitable under 1 year, often under 3 years, and advise caution from 1 to 5 or 6 years. Choose a product for children by age and weight, or follow a plan made by a dietitian for that child.',
    sources: [from.bnfcSupplements, from.bnfcEnteral],
  },
]);

export const PRECAUTION_FAQS: readonly Faq[] = faqsOfTopic('Precautions', [
  {
    id: 'faq-22',
    question: 'What about refeeding syndrome when a feed is started?',
    answer:
      'Screen before feeding starts: days of very little intake, recent weight loss, a low BMI, or low potassium, phosphate or magnesium raise the risk. For people at high risk begin low (NICE: no more than 10 kcal/kg a day, 5 kcal/kg in extreme cases), build up over 4–7 days, give thiamin and B vitamins beforehand and correct electrolytes during feeding. Local policy comes first.',
    sources: [from.niceCg32],
    reviewNote: 'The figures of NICE CG32 are to be checked against the guideline itself.',
  },
]);
