import type { Faq } from './faq.ts';
import { FAQ_SOURCES as from } from './faq-sources.ts';
import { faqsOfTopic } from './faqs-of-topic.ts';

export const PREPARATION_FAQS: readonly Faq[] = faqsOfTopic('Formula preparation', [
  {
    id: 'faq-01',
    question: 'How should powdered infant formula be made up safely?',
    answer:
      'Treat the powder as not sterile. With clean hands and sterilised equipment, boil 1 litre or more of fresh tap water and let it stand for at most 30 minutes, so that it is still 70 °C or hotter. Pour the water into the bottle first, then add level scoops, shake, cool the bottle quickly, check the temperature and feed straight away. Make up every feed fresh. Where the label of a specialist product names another temperature, the label decides.',
    sources: [from.fsaFormulaReminder, from.nhsFormula, from.whoFormula],
  },
  {
    id: 'faq-02',
    question: 'Which water should be used to make up a powdered feed?',
    answer:
      'For infants, fresh tap water boiled once: not bottled water as a habit, not softened water, and not water boiled earlier. Older children and adults can have fresh drinking water, unless the unit asks for sterile or cooled boiled water, as it may in immunosuppression or jejunal feeding.',
    sources: [from.fsaFormulaReminder, from.tubeFeedStorage, from.healthInfoFlushing],
  },
  {
    id: 'faq-03',
    question: 'Can a powdered feed be prepared in advance?',
    answer:
      'For at most 24 hours in a fridge; safest is to make each feed when it is due. Where that cannot be done, make it with water of 70 °C or more, cool it fast, store it at the back of a fridge at 5 °C or below and use it within 24 hours. Discard feed that has stood at room temperature for 2 hours, and anything left 1 hour after a bottle feed began.',
    sources: [from.whoFormulaSummary, from.fsaFormulaReminder, from.nhsFormula],
  },
  {
    id: 'faq-04',
    question: 'Can I use a scoop from another tin?',
    answer:
      'No. One scoop holds a different weight of each powder, so a borrowed scoop makes a stronger or weaker feed. Keep to the scoop in the tin, level it without pressing down, and for any concentration other than the standard one weigh the powder and follow the dilution guide.',
    sources: [from.nhsFormula, from.leedsReconstitution],
  },
  {
    id: 'faq-05',
    question: 'How is a powdered shake sachet prepared?',
    answer:
      'Tip one sachet into a shaker, pour in the amount of cold whole milk that the label gives (usually 200–240 ml), shake until smooth, and drink. Values given “as made up” count the milk, so semi-skimmed milk or water gives less energy and less protein.',
    sources: [from.salfordSupplements],
  },
  {
    id: 'faq-06',
    question: 'Can supplements and feeds be warmed or frozen?',
    answer:
      'Most drinks can be gently warmed, or frozen and eaten as an ice; tube feeds are given at room temperature, and their pack is never frozen. Drinks must not boil: heat damages vitamins and can clot the protein. Infant feeds are not microwaved. Some products are for use as sold only, so check the label.',
    sources: [from.miltonKeynesSupplements, from.tubeFeedStorage],
  },
  {
    id: 'faq-07',
    question: 'How should a protein substitute for a metabolic disorder be prepared and given?',
    answer:
      'Make up or open each dose just before it is taken, with the amount of water on the label; a paste thickens as it stands. Divide the daily dose over at least three times with food, stay with a child until it is finished, and look that nothing is left in the cup or pouch. These products are concentrated, with a high osmolality, so give water or another allowed drink with every dose.',
    sources: [from.pkuHandbook, from.proteinSubstitutes],
    reviewNote:
      'How the doses are spaced comes from practice; ask a metabolic dietitian to confirm the wording.',
  },
  {
    id: 'faq-08',
    question: 'How is a ketogenic powder mixed?',
    answer:
      'Always to the concentration that the ketogenic team has set. Use previously boiled water that is warm, not boiling, whisk or shake it well and leave time for the fibre to take up water. Keep it in the fridge and use it within 24 hours. Like any feed made from powder it hangs for at most 4 hours.',
    sources: [from.ketogenicPowder, from.ketogenicEnteral, from.tubeFeedStorage],
  },
]);
