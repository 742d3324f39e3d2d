import type { Country } from '@dietetic/catalogue';
import { SITE } from '../site/site.ts';

/** The sampling service of the country, with the parameters that tell it where the visitor came from. */
export function sampleLink(country: Country, productId: string): string {
  const tracking = `utm_source=dietetic-app&utm_medium=product-page&utm_campaign=samples-${country}`;
  return `${SITE.links.samples[country]}?product=${encodeURIComponent(productId)}&${tracking}`;
}

const FEEDBACK_SUBJECT = 'Dietetic App Feedback';
export const FEEDBACK_LINK = `mailto:${SITE.links.feedback}?subject=${encodeURIComponent(FEEDBACK_SUBJECT)}`;

/** The publisher's page on its pocket guide, which the PENG method follows; the guide itself is not free to copy. */
export const PENG_GUIDELINE_LINK = 'https://www.peng.org.uk/publications-resources/pocket-guide.php';

/** The regulator a complaint about personal data can go to. */
export const DATA_REGULATOR: Record<Country, { name: string; url: string }> = {
  uk: { name: 'Information Commissioner’s Office', url: 'https://ico.org.uk/make-a-complaint/' },
  roi: { name: 'Data Protection Commission', url: 'https://www.dataprotection.ie/' },
};
