import type { Country } from '@dietetic/catalogue';
import { EMAIL_SENDING, EMAIL_SENT } from '../failures/fixed-texts.ts';

/** Fixed, so that nothing about the patient can reach a mail server's log. */
export const REPORT_EMAIL_SUBJECT = 'Dietetic App regimen report';

export const reportWords = {
  title: 'Regimen report',
  madeOn: (date: string) => `Made on ${date}`,
  patient: 'Patient',
  gender: 'Gender',
  age: 'Age',
  dateOfBirth: 'Date of birth',
  height: 'Height',
  weight: 'Weight',
  previousWeight: 'Previous weight',
  weightChange: 'Weight change',
  bmi: 'BMI',
  country: 'Country',
  requirements: 'Requirements',
  energy: 'Energy',
  protein: 'Protein',
  fluid: 'Fluid',
  nitrogen: 'Nitrogen',
  typeOfFeed: 'Type of feed',
  notSelected: 'Not selected',
  notApplicable: 'N/A',
  notRecorded: 'Not recorded',
  requiredAndProvided: 'Required and provided',
  products: 'Products',
  product: 'Product',
  amount: 'Amount a day',
  noProducts: 'No products chosen yet',
  nutrients: 'Nutrients a day',
  allNutrients: 'All nutrients',
  macroNutrients: 'Macronutrients',
  minerals: 'Minerals',
  vitamins: 'Vitamins',
  nutrient: 'Nutrient',
  total: 'Total',
  reference: 'Reference',
  completeness: '“At least” marks a total to which one or more products do not state their share.',
  methods: 'Methods and sources',
  default: 'Default, not chosen',
  versions: 'Versions',
  catalogueVersion: 'Products of',
  calculatorVersion: 'Calculators',
  notes: 'Notes',
  signature: 'Name and signature',
  signatureDate: 'Date',
  disclaimer:
    'The calculators are guides and do not replace clinical judgement. Products are foods for special medical purposes, for use under medical supervision.',
  demonstration: 'Demonstration data – not for patient care',
  edit: 'Edit regimen',
  email: 'Email report',
  print: 'Print',
  copy: 'Copy as text',
  copied: 'Report copied as text',
  copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
} as const;

export const emailReportWords = {
  title: 'Email the report',
  label: 'Your email address',
  placeholder: 'Enter your email address',
  hint: 'Use your work address. The report leaves this device and stays in the mailbox it is sent to.',
  noIdentifiers: 'The report holds no name or number. Add none in the mail.',
  send: 'Send',
  sending: EMAIL_SENDING,
  sent: EMAIL_SENT,
  invalid: 'Enter one email address, such as name@hospital.example.',
  offline: 'Sending needs a connection. Print or copy the report meanwhile.',
  close: 'Close',
  honeypotLabel: 'Leave this empty',
} as const;

const VITAMIN_TEXT: Record<Country, string> = {
  uk: 'UK reference nutrient intake for the patient’s age and sex.',
  roi: 'EFSA population reference or adequate intake for the patient’s age and sex, as used in Ireland.',
};

/** What the reference beside each vitamin is, by country. */
export function vitaminTooltip(country: Country, vitamin: string): string {
  return `${vitamin}: ${VITAMIN_TEXT[country]}`;
}
