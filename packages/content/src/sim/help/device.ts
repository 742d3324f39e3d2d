import { SAVE_APP_INSTRUCTIONS, type SaveAppPlatform } from '../../support/save-app.ts';
import { type HelpTopic, COMPLIANCE_DISCLAIMER } from './help-topic.ts';
import { COPIED_TAB } from './patient.ts';

const stepsOf = (platform: SaveAppPlatform): string => {
  const { title, steps } = SAVE_APP_INSTRUCTIONS[platform];
  return `${title}: ${steps.join(' ')}`;
};

/** The app on a device: country, what is kept, updates, who it is for. */
export const DEVICE_HELP: readonly HelpTopic[] = [
  {
    id: 'install',
    page: 'saveApp',
    says: 'The app is not in an app store: it is a web app that you put on the home screen. Support, Save to home screen shows the steps for your device.',
    first: [
      { words: 'iphone iphones ipad ipads ios safari apple', says: stepsOf('ios-safari') },
      { words: 'samsung', says: stepsOf('android-samsung') },
      { words: 'android pixel', says: stepsOf('android-chrome') },
      { words: 'windows mac pc laptop desktop computer chromebook', says: stepsOf('desktop-chrome') },
    ],
  },
  {
    id: 'notifications',
    page: 'notifications',
    says: 'Switch notifications about product changes on and off in Support, Notifications, and choose your topics there; if the browser blocks them, the page gives the steps to allow them. On an iPhone or iPad the app has to be on the home screen first. Notifications never say anything about a patient.',
  },
  {
    id: 'region',
    page: 'region',
    says: 'Change the country in the header, or in Support, Region. It decides the products, calculators, documents and contact details. A regimen in progress keeps its patient; the app names and takes out products that are not sold there and methods that are not offered there.',
  },
  {
    id: 'countryDiffers',
    page: 'region',
    says: 'The country decides which products are listed, the methods for energy and protein (above all those for children), the reference intakes (UK, or EFSA for Ireland), the documents and the contact details. Indications are shown for the United Kingdom only.',
  },
  {
    id: 'border',
    page: 'region',
    says: 'Choose the country in which your patient’s products are supplied: the United Kingdom for Northern Ireland, Ireland for the Republic. If you work near the border or in both, change it in the header at any time.',
  },
  {
    id: 'privacy',
    page: 'privacy',
    says: 'What you enter about a patient stays on this device, in this tab, and is cleared when you close the tab; only a report that you send leaves it. The app asks for no name or number of a patient. Questions to Sim are answered on this device and kept for this visit only. The privacy statement says what else is stored.',
    first: [
      COMPLIANCE_DISCLAIMER,
      {
        words: 'who whos anyone anybody someone somebody colleague colleagues nobody others manager',
        says: 'Nobody else sees it: it stays on this device, in this tab, unless you send a report or leave the tab open on a device that others use.',
        alone: true,
      },
    ],
  },
  {
    id: 'kept',
    page: 'regimen',
    says: 'A regimen is kept in this tab only: a reload, an update or a change of country keeps the patient; closing the tab, “New patient” or 60 minutes without use clears it. To keep the regimen, print, copy or email its report; you can save products with their amounts as a template.',
    first: [
      {
        words: 'tomorrow later overnight week weeks shift',
        says: 'You cannot save a patient for another day.',
      },
      {
        words: 'still working asks',
        says: '“Still working on this patient?” appears after 55 minutes without use: “Keep the regimen” keeps it, “Clear it now” clears it. Without an answer it is cleared after 60 minutes.',
      },
      { words: 'name names', says: 'The app does not ask for or keep a patient’s name.' },
      COPIED_TAB,
    ],
  },
  {
    id: 'stored',
    page: 'privacy',
    says: 'On this device: your country and professional answer, that you have seen the introduction, the saved products, pictures and documents you opened, templates, notification choices and the app itself. A regimen and your last search last until you close the tab. The privacy statement has the whole list, with the cookies, and a link to the cookie policy of your country.',
    first: [
      {
        words: 'cookie cookies',
        says: 'Two cookies prove that a request comes from the app itself and end when you close the browser; a third remembers which screen to open with.',
      },
    ],
  },
  {
    id: 'documentsKept',
    page: 'resources',
    says: 'Charts, guides and code lists are in Resources, tabs Adults and Paediatrics. A document that you open is kept on this device and can be read offline; “Replace” beside it fetches a newer version and “Remove from this device” deletes it.',
  },
  {
    id: 'reset',
    page: 'support',
    says: 'Support, Clear everything from this device removes your country and answers, templates, the saved products and documents, and the regimen; “New patient” in the regimen clears only the regimen.',
  },
  {
    id: 'restart',
    page: 'support',
    says: 'Reload the page, or choose Support, Restart app, which opens it from the start page; the saved products stay.',
  },
  {
    id: 'offline',
    page: 'support',
    says: 'After the first visit the app works offline: products, calculators, report and Sim. Email and notifications need a connection.',
    first: [
      {
        words: 'keep mb megabyte megabytes asks asking ask question paid mobile roaming',
        says: '“Keep the app on this device?” appears where you may pay for data: “Keep it” fetches about 1 MB once, so that the app works offline; “Not now” fetches nothing.',
      },
    ],
  },
  {
    id: 'updates',
    page: 'support',
    says: '{updated} To update them choose Support, Check for product updates. If an update is cut off nothing is lost: the products on the device stay until the newer ones have arrived in full.',
    first: [
      {
        words: '30 thirty month dated stale',
        says: '“More than 30 days ago: they may be out of date” refers to the saved products: choose “Check for updates” when you are online.',
      },
      {
        words: 'which see changed withdrawn close strip banner message says saying said note notice',
        says: '“Products updated” at the top: “See which” names the changed, new and withdrawn products. You need do nothing else; the cross closes the message.',
      },
    ],
  },
  {
    id: 'newVersion',
    page: 'support',
    says: 'When there is a new version of the app, the top of the screen says so. “Update now” is safe in the middle of a patient: it loads the app again, and the regimen stays as it is. “Later” puts it off.',
  },
  {
    id: 'version',
    page: 'version',
    says: 'This is version {version}. You find the version on the start page and in Support.',
  },
  {
    id: 'login',
    page: 'support',
    says: 'The app needs no account, no password and no payment.',
  },
  {
    id: 'audience',
    page: 'terms',
    says: 'The app is for healthcare professionals in the United Kingdom and Ireland, acting in their profession. It is not for patients, carers or the public.',
  },
  {
    id: 'professional',
    page: 'support',
    says: 'To change your answer choose Support, “Change professional answer”: the app asks again whether you are a healthcare professional. “Clear everything from this device” starts as on a first visit, with the introduction.',
    first: [
      {
        words:
          'press pressing tap click choose answer receptionist reception clerk secretary administrator cleaner parent carer patient volunteer student',
        says: '“I am” is for healthcare professionals acting in their profession. Everyone else, including office staff, carers and patients, answers “I am not” and asks the dietitian, GP or pharmacist.',
      },
    ],
  },
  {
    id: 'terms',
    page: 'terms',
    says: 'The terms of use have their own page.',
    first: [COMPLIANCE_DISCLAIMER],
  },
  {
    id: 'accessibility',
    page: 'support',
    says: 'Text follows the text size of the browser or device, colours follow its light or dark setting, and everything works by keyboard and screen reader. Cards can be printed in large print.',
    first: [
      {
        words: 'dark black night light bright theme mode themes colours invert',
        says: 'The app has no switch for dark or light: its colours follow the setting of the device or browser.',
        alone: true,
      },
      {
        words: 'font fonts text bigger larger enlarge zoom writing letters tiny small size',
        says: 'The app has no text size setting of its own.',
      },
    ],
  },
  {
    id: 'languages',
    page: 'support',
    says: 'The app and Sim are in English only.',
  },
];
