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
    says: 'The app is in no app store: it is a web app and is put on the home screen. Support, Save to home screen shows the steps for your device.',
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
    says: 'Notifications about product changes are switched on and off in Support, Notifications, with the topics you want; where the browser blocks them, the steps to allow them are there too. On an iPhone or iPad the app has to be on the home screen first. They never say anything about a patient.',
  },
  {
    id: 'region',
    page: 'region',
    says: 'The country is changed in the header, or in Support, Region. It decides the products, calculators, documents and contact details. A regimen in progress keeps its patient; products that are not sold there, and methods that are not offered there, are named and taken out.',
  },
  {
    id: 'countryDiffers',
    page: 'region',
    says: 'What depends on the country: the products that are sold there, the methods for energy and protein (those for children above all), the reference intakes (UK, or EFSA for Ireland), documents and contact details. Indications are shown for the United Kingdom only.',
  },
  {
    id: 'border',
    page: 'region',
    says: 'Choose the country your patient’s products are supplied in: Northern Ireland is the United Kingdom, the Republic is Ireland. Near the border, or working in both, change it in the header at any time.',
  },
  {
    id: 'privacy',
    page: 'privacy',
    says: 'What you enter about a patient stays on this device, in this tab, and is cleared when the tab is closed; only a report that you send leaves it. No name or number of a patient is asked for. Questions to Sim are answered on this device and kept for this visit only. The privacy statement says what else is stored.',
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
    says: 'A regimen is kept in this tab only: a reload, an update or a change of country keeps the patient, and closing the tab, “New patient” or 60 minutes without use clear it. Print, copy or email its report to keep it; products with amounts can be saved as a template.',
    first: [
      {
        words: 'tomorrow later overnight week weeks shift',
        says: 'A patient cannot be saved for another day.',
      },
      {
        words: 'still working asks',
        says: '“Still working on this patient?” is asked after 55 minutes without use: “Keep the regimen” keeps it, “Clear it now” clears it; without an answer it is cleared after 60.',
      },
      { words: 'name names', says: 'No name of a patient is asked for or kept.' },
      COPIED_TAB,
    ],
  },
  {
    id: 'stored',
    page: 'privacy',
    says: 'On this device: your country and professional answer, that the introduction was seen, the saved products, pictures and documents you opened, templates, notification choices and the app itself. A regimen and your last search last until the tab is closed. The privacy statement has the whole list, with the cookies, and a link to the cookie policy of your country.',
    first: [
      {
        words: 'cookie cookies',
        says: 'Cookies: two prove that a request comes from the app itself and end with the browser; one notes which screen to open with.',
      },
    ],
  },
  {
    id: 'documentsKept',
    page: 'resources',
    says: 'Charts, guides and code lists are in Resources, tabs Adults and Paediatrics. A document you open is kept on this device and can be read offline; beside it “Replace” fetches a newer one and “Remove from this device” takes it away.',
  },
  {
    id: 'reset',
    page: 'support',
    says: 'Support, Clear everything from this device removes your country and answers, templates, the saved products and documents, and the regimen; “New patient” in the regimen clears the regimen alone.',
  },
  {
    id: 'restart',
    page: 'support',
    says: 'Load the page again, or choose Support, Restart app, which opens it from the start page; the saved products stay.',
  },
  {
    id: 'offline',
    page: 'support',
    says: 'After the first visit the app works offline: products, calculators, report and Sim. Email and notifications need a connection.',
    first: [
      {
        words: 'keep mb megabyte megabytes asks asking ask question paid mobile roaming',
        says: '“Keep the app on this device?” is asked where the connection costs by use: “Keep it” fetches about 1 MB once, so that the app works without a connection; “Not now” leaves it.',
      },
    ],
  },
  {
    id: 'updates',
    page: 'support',
    says: '{updated} Support, Check for product updates brings them up to date. An update that is cut off takes nothing away: the products on the device stay until the newer ones are whole.',
    first: [
      {
        words: '30 thirty month dated stale',
        says: '“More than 30 days ago: they may be out of date” is said of the saved products: choose “Check for updates”, with a connection.',
      },
      {
        words: 'which see changed withdrawn close strip banner message says saying said note notice',
        says: '“Products updated” at the top: “See which” names what is changed, new and withdrawn; nothing else has to be done, and the cross closes it.',
      },
    ],
  },
  {
    id: 'newVersion',
    page: 'support',
    says: 'A new version of the app says so at the top of the screen: “Update now” is safe in the middle of a patient. It loads the app again, and the regimen stays as it is. “Later” puts it off.',
  },
  {
    id: 'version',
    page: 'version',
    says: 'This is version {version}. It stands on the start page and in Support.',
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
    says: 'The answer whether you are a healthcare professional is changed in Support, “Change professional answer”: the question is then asked again. “Clear everything from this device” starts as on a first visit, with the introduction.',
    first: [
      {
        words:
          'press pressing tap click choose answer receptionist reception clerk secretary administrator cleaner parent carer patient volunteer student',
        says: '“I am” is for healthcare professionals acting in their profession. Whoever is none, office staff, carers and patients among them, answers “I am not” and asks the dietitian, GP or pharmacist.',
      },
    ],
  },
  {
    id: 'terms',
    page: 'terms',
    says: 'The terms of use are on a page of their own.',
    first: [COMPLIANCE_DISCLAIMER],
  },
  {
    id: 'accessibility',
    page: 'support',
    says: 'Text grows with the setting of the browser or device, dark colours follow the device, and everything works by keyboard and screen reader. Cards can be printed in large print.',
    first: [
      {
        words: 'dark black night light bright theme mode themes colours invert',
        says: 'The app has no switch for dark or light: its colours follow the setting of the device or browser.',
        alone: true,
      },
      {
        words: 'font fonts text bigger larger enlarge zoom writing letters tiny small size',
        says: 'The app has no switch for the size of its text.',
      },
    ],
  },
  {
    id: 'languages',
    page: 'support',
    says: 'The app and Sim are in English only.',
  },
];
