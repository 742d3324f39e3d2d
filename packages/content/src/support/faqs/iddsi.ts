import type { Faq } from './faq.ts';
import { FAQ_SOURCES as from } from './faq-sources.ts';
import { faqsOfTopic } from './faqs-of-topic.ts';

export const IDDSI_FAQS: readonly Faq[] = faqsOfTopic('IDDSI', [
  {
    id: 'faq-27',
    question: 'What are the IDDSI levels?',
    answer:
      'There are eight, from 0 to 7. For drinks: 0 thin, 1 slightly thick, 2 mildly thick, 3 moderately thick, 4 extremely thick. For foods: 3 liquidised, 4 pureed, 5 minced and moist, 6 soft and bite-sized, 7 regular. Name, number and colour go together; earlier terms such as “soft diet” or “stage 2” are no longer used.',
    sources: [from.iddsiTesting, from.eastLancashireIddsi],
  },
  {
    id: 'faq-28',
    question: 'How is a thickened drink tested?',
    answer:
      'With a 10 ml slip-tip syringe of the standard length. Fill it to 10 ml, let it run for 10 seconds and read what stays behind: under 1 ml is level 0, 1–4 ml level 1, 4–8 ml level 2, over 8 ml level 3. If nothing runs out, the fork drip and spoon tilt tests decide level 4. Test at the temperature of serving, after the stand time.',
    sources: [from.iddsiFlowTest, from.iddsiTesting],
  },
  {
    id: 'faq-29',
    question: 'Can a supplement be thickened, and will it stay at the same level?',
    answer:
      'Some can. But equal scoops give different levels in milk, juice and supplements, and a starch thickener goes on thickening while saliva thins it again. Follow the scoop chart of the thickener and test again after the stand time, or choose a product that is sold thickened. The level itself is set by speech and language therapy.',
    sources: [from.thickenerGuide, from.iddsiTesting],
  },
  {
    id: 'faq-30',
    question: 'How should thickening powder be kept?',
    answer:
      'Closed, dry, labelled for one person, and locked away or out of reach. Dry powder that is swallowed can block the airway: NHS England sent out an alert in 2015 after a death. Staff should stir it into drinks away from the bedside.',
    sources: [from.thickenerAlertNews, from.thickenerAlert],
  },
]);
