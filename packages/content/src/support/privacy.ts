import type { Country } from '@dietetic/catalogue';
import { DATA_REGULATOR } from '../links/links.ts';
import { SITE } from '../site/site.ts';
import { type LegalSection, type LegalText, section } from './legal-text.ts';

const DATA_LAW: Record<Country, string> = {
  uk: 'the UK GDPR and the Data Protection Act 2018',
  roi: 'the EU GDPR and the Irish Data Protection Act 2018',
};

function sections(country: Country): readonly LegalSection[] {
  const regulator = DATA_REGULATOR[country];
  return [
    section(
      'controller',
      'Who is responsible',
      `${SITE.provider.name} decides how personal data are used in this app, under ${DATA_LAW[country]}. The contact page holds its addresses; mark a letter or mail “data protection”.`,
    ),
    section(
      'patient-data',
      'Data about patients',
      'Sex, age or date of birth, weight, height and the regimen are health data as soon as they can be linked to a person. The app asks for no name and no number: leave them out everywhere.',
      [
        'They are held on your device only, in this tab, while you build the regimen.',
        '“Create new regimen”, closing the tab, or 60 minutes without use clears them.',
        'They are never part of an address, of a usage count, of a question to Sim or of an error message.',
        'They leave the device only in a report that you send. The mail systems on its way keep it; our server does not.',
      ],
      'You, or the organisation you work for, are responsible for these data, in the course of providing care. We do not receive them other than to pass your report on.',
    ),
    section('what-we-use', 'What the app uses', [
      'On the device only: your country, your professional answer, whether the introduction was seen, notifications seen, the products, your last search, and documents you keep.',
      'When you send a report: the email address and the report, for as long as it takes to send them.',
      'If you turn on notifications: the address your browser gives for this device, and your topics.',
      'Usage: the page of the app that was opened, clicks on sample links with the product’s name, and that the app was installed; without what you enter and without recognising you again.',
      'Questions to Sim: answered on your device, and gone when you leave the app.',
    ]),
    section('grounds', 'Why, and on what ground', [
      'What you ask for, such as sending a report: to provide that service.',
      'Notifications: your consent, which turning them off takes back.',
      'Usage counts without recognition, and protection against abuse: our legitimate interest in a service that works.',
    ]),
    section(
      'sharing',
      'Who receives data',
      'The company that carries our mail, for reports; the push service of your browser’s maker, for notifications; and the company that hosts our server. They act on our instructions under contract. We sell nothing.',
    ),
    section(
      'transfers',
      'Other countries',
      'Where one of them works outside the United Kingdom and the European Economic Area, an adequacy decision or the standard contractual clauses, with the UK addendum where it applies, protect the data.',
    ),
    section('how-long', 'How long', [
      'Reports and their addresses: not kept once handed to the mail system.',
      'Notification addresses: until you turn notifications off or the browser ends them.',
      'Usage counts: 14 months.',
      'Server records of requests, without addresses of persons: at most 30 days.',
    ]),
    section(
      'rights',
      'Your rights',
      [
        'to be told what is used, and to have a copy',
        'to have mistakes corrected and data erased',
        'to restrict or object to a use',
        'to take data elsewhere',
        'to withdraw consent at any time',
        'not to be subject to a decision made by a machine alone',
      ],
      'Asking is free, and we answer within one month.',
    ),
    section(
      'complaints',
      'Complaints',
      `Please write to us first. You can also complain to the regulator, the ${regulator.name}: ${regulator.url}`,
    ),
    section(
      'security',
      'Security and children',
      'Connections are encrypted, the server accepts only what it needs, and what leaves the app is cleaned first. The app is not meant for children.',
    ),
    section(
      'cookies',
      'Cookies and storage',
      `The table below is made from what this version of the app really stores. The cookie policy for your country: ${SITE.links.cookiePolicy[country]}`,
    ),
    section(
      'changes',
      'Changes',
      'The first statement was dated 3 August 2020. This wording replaces it; the date above changes whenever the wording does.',
    ),
  ];
}

export function privacyFor(country: Country): LegalText {
  return (
    SITE.legal?.privacy?.[country] ?? {
      title: 'Privacy statement',
      dated: '2026-11-20',
      datedWords: '20 November 2026',
      notice: 'First dated 3 August 2020. A draft for legal review.',
      sections: sections(country),
    }
  );
}

export const storageTableWords = {
  caption: 'What the app stores on this device',
  name: 'Name',
  purpose: 'What for',
  kept: 'How long',
  placed: (place: string, need: 'needed' | 'optional') => `${place}, ${need}`,
  cookiePolicy: 'Cookie policy',
} as const;
