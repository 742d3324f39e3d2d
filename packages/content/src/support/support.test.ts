import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../app/app.ts';
import { CANNOT_SAVE_APP } from '../failures/fixed-texts.ts';
import { DATA_REGULATOR } from '../links/links.ts';
import { SITE } from '../site/site.ts';
import { enquiriesFor } from './contact.ts';
import { hoursWords } from './hours.ts';
import type { LegalText } from './legal-text.ts';
import { NOTIFICATION_BROWSER_HELP, NOTIFICATION_TAG_WORDS } from './notifications.ts';
import { privacyFor } from './privacy.ts';
import { SAVE_APP_INSTRUCTIONS } from './save-app.ts';
import { supportWords } from './support-home.ts';
import { termsFor } from './terms.ts';

const wordsOf = (text: LegalText) =>
  text.sections
    .flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])),
    )
    .join('\n');

describe('contact', () => {
  it('[J-04] gives each country its own desk first, and Northern Ireland its own number', () => {
    expect(enquiriesFor('uk').map((enquiry) => enquiry.id)).toEqual(['uk', 'roi', 'ni']);
    expect(enquiriesFor('roi').map((enquiry) => enquiry.id)).toEqual(['roi', 'uk', 'ni']);
    const numbers = SITE.enquiries.map(({ phone }) => phone?.dialled);
    expect(new Set(numbers).size).toBe(3);
    expect(enquiriesFor('roi')[0]?.phone?.dialled).toMatch(/^\+353/u);
  });

  it('[J-04] uses only numbers that nobody has, in the UK those kept free for drama, and addresses that reach no one', () => {
    const phones = [
      ...SITE.enquiries.map((enquiry) => enquiry.phone),
      ...SITE.addresses.flatMap((address) => [address.phone, address.fax]),
    ];
    for (const phone of phones) {
      expect(phone?.dialled).toMatch(/^\+(?:44(?:2079460\d{3}|8081570\d{3})|35310000\d{3})$/u);
    }
    expect(SITE.fictional).toBe(true);
    for (const enquiry of SITE.enquiries) expect(enquiry.email).toMatch(/\.example$/u);
  });

  it('[J-04] registers an address in each country', () =>
    expect(SITE.addresses.map((address) => address.id)).toEqual([...COUNTRIES]));

  it('[J-04] states the hours', () => {
    expect(hoursWords.sentence(SITE.hours.support)).toBe(
      'Monday to Friday 9am–6pm, Saturday 9am–5pm, Sunday closed.',
    );
    expect(hoursWords.sentence(SITE.hours.experts)).toBe('Monday to Thursday 9am–5pm, Friday 9am–4pm.');
  });
});

describe('terms and privacy', () => {
  it.each(COUNTRIES)('[J-06] the terms for %s cover every heading', (country) => {
    const terms = termsFor(country);
    expect(terms.sections).toHaveLength(14);
    expect(wordsOf(terms)).toContain('© 2012');
    expect(wordsOf(terms)).toContain('law of England governs');
    expect(wordsOf(terms)).toContain('death or personal injury');
    expect(terms.dated).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });

  it('[J-06] the Irish terms keep Irish rights', () =>
    expect(wordsOf(termsFor('roi'))).toContain('law of Ireland'));

  it.each(COUNTRIES)(
    '[J-06] the privacy statement for %s is dated and names its regulator and cookie policy',
    (country) => {
      const privacy = privacyFor(country);
      expect(privacy.notice).toContain('3 August 2020');
      expect(wordsOf(privacy)).toContain('3 August 2020');
      expect(wordsOf(privacy)).toContain(DATA_REGULATOR[country].name);
      expect(wordsOf(privacy)).toContain(SITE.links.cookiePolicy[country]);
      expect(privacy.sections.map((section) => section.id)).toEqual(
        expect.arrayContaining(['patient-data', 'rights', 'sharing', 'cookies', 'how-long', 'complaints']),
      );
    },
  );

  it('[J-06] cookie policies differ by region', () =>
    expect(SITE.links.cookiePolicy.uk).not.toBe(SITE.links.cookiePolicy.roi));
});

describe('clearing the device', () => {
  it('[J-02] names all that is lost before it is, the templates of the clinician too', () => {
    for (const lost of ['country', 'templates', 'products', 'documents', 'regimen'])
      expect(supportWords.resetText).toContain(lost);
  });
});

describe('saving the app and notifications', () => {
  it('[J-03] gives steps for every known device and refuses the rest in the fixed words', () => {
    for (const platform of [
      'ios-safari',
      'android-chrome',
      'android-samsung',
      'android-other',
      'desktop-chrome',
    ] as const) {
      expect(SAVE_APP_INSTRUCTIONS[platform].steps).toHaveLength(3);
    }
    expect(SAVE_APP_INSTRUCTIONS.unsupported.steps).toEqual([CANNOT_SAVE_APP]);
  });

  it('[J-07] words the three topics', () =>
    expect(Object.keys(NOTIFICATION_TAG_WORDS)).toEqual(['adults', 'paediatrics', 'metabolics']));

  it('[J-08] explains five browsers in three steps each', () => {
    expect(Object.keys(NOTIFICATION_BROWSER_HELP)).toEqual([
      'chrome',
      'safari',
      'firefox',
      'edge-chromium',
      'edge',
    ]);
    for (const help of Object.values(NOTIFICATION_BROWSER_HELP)) expect(help.steps).toHaveLength(3);
  });
});
