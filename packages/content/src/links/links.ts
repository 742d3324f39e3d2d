import type { Country } from '@dietetic/catalogue';

/** The academy site of each country; Ireland's address ends in "ie". */
export const ACADEMY_URL: Record<Country, string> = {
  uk: 'https://academy.merrowdale.example/uk',
  roi: 'https://academy.merrowdale.example/ie',
};

const SAMPLING_SERVICE: Record<Country, string> = {
  uk: 'https://samples.merrowdale.example/uk',
  roi: 'https://samples.merrowdale.example/ie',
};

/** The sampling service of the country, with the parameters that tell it where the visitor came from. */
export function sampleLink(country: Country, productId: string): string {
  const tracking = `utm_source=dietetic-app&utm_medium=product-page&utm_campaign=samples-${country}`;
  return `${SAMPLING_SERVICE[country]}?product=${encodeURIComponent(productId)}&${tracking}`;
}

export const FEEDBACK_SUBJECT = 'Dietetic App Feedback';
export const FEEDBACK_ADDRESS = 'feedback@merrowdale.example';
export const FEEDBACK_LINK = `mailto:${FEEDBACK_ADDRESS}?subject=${encodeURIComponent(FEEDBACK_SUBJECT)}`;

/** The support page's link to the provider's own volume charts, outside the app. */
export const VOLUMES_LINK: Record<Country, string> = {
  uk: 'https://volumes.merrowdale.example/uk',
  roi: 'https://volumes.merrowdale.example/ie',
};

export const COOKIE_POLICY_LINK: Record<Country, string> = {
  uk: 'https://www.merrowdale.example/uk/cookie-policy',
  roi: 'https://www.merrowdale.example/ie/cookie-policy',
};

/** The publisher's page on its pocket guide, which the PENG method follows; the guide itself is not free to copy. */
export const PENG_GUIDELINE_LINK = 'https://www.peng.org.uk/publications-resources/pocket-guide.php';

/** The regulator a complaint about personal data can go to. */
export const DATA_REGULATOR: Record<Country, { name: string; url: string }> = {
  uk: { name: 'Information Commissioner’s Office', url: 'https://ico.org.uk/make-a-complaint/' },
  roi: { name: 'Data Protection Commission', url: 'https://www.dataprotection.ie/' },
};
