import type { Country } from '@dietetic/catalogue';
import { SITE } from '../site/site.ts';
import { type LegalSection, type LegalText, section } from './legal-text.ts';

const { name, since } = SITE.provider;

const LAW: Record<Country, string> = {
  uk: 'The law of England governs these terms, and the courts of England settle disputes about them.',
  roi: 'The law of England governs these terms, and the courts of England settle disputes about them. Rights that the law of Ireland gives you and that cannot be signed away are not affected, although the app is for use at work.',
};

const ADVERSE_ROUTE: Record<Country, string> = {
  uk: 'Report a suspected adverse reaction or a faulty pack along your local route and, where it applies, to the Food Standards Agency; then tell us.',
  roi: 'Report a suspected adverse reaction or a faulty pack along your local route and, where it applies, to the Food Safety Authority of Ireland; then tell us.',
};

function sections(country: Country): readonly LegalSection[] {
  return [
    section(
      'who-we-are',
      'Who we are',
      `The app belongs to ${name}, whose registered addresses are on the contact page. © ${since} ${name}.`,
    ),
    section(
      'for-whom',
      'Who the app is for',
      'Healthcare professionals in the United Kingdom and Ireland, acting in their profession. It is not for patients, carers or the public, and using it means that you are such a professional.',
    ),
    section(
      'what-it-is',
      'What the app is',
      'Product information and calculators that support clinical judgement and never stand in for it. No result is a clinical decision. Check every value before you act on it.',
    ),
    section(
      'products',
      'The products',
      'They are foods for special medical purposes, for the dietary management of the stated disease, disorder or condition, and are used under medical supervision. Where the app and a label differ, the label holds.',
      'Breastfeeding is best for infants. A formula for special medical purposes is used only when a healthcare professional advises it.',
    ),
    section(
      'calculators',
      'The calculators',
      'Each result names its equation or table, its edition and how far its figures are confirmed.',
      [
        'Equations hold only for the ages, sizes and situations they were made for; the app says which.',
        'Results are rounded once, when they are shown.',
        'Parenteral nutrition, pregnancy, preterm infants, burns and dialysis are outside the calculators.',
        'You enter the data, and you check it.',
      ],
      'The calculators come without a warranty that they fit an individual patient.',
    ),
    section(
      'product-data',
      'Product data',
      'Products change. Every product screen says when its data were last updated. A device without a connection may show older data, and says so after 30 days. Tell us about a mistake through the contact page.',
    ),
    section(
      'samples',
      'Samples',
      'Samples go to professionals only, under the conditions of the sampling service, and are not sold on. Samples of infant formula are not sent to families.',
    ),
    section(
      'report-by-email',
      'Report by email',
      'You choose the address and answer for the confidentiality of what you send. Do not add a patient’s name, number or date of birth unless your organisation allows it.',
    ),
    section('other-sites', 'Other sites', 'Linked sites are responsible for their own content.'),
    section(
      'use',
      'Ownership and use',
      'You may use the app in clinical work and in teaching. You may not collect its contents by machine, remove its notices, or present it as your own.',
    ),
    section(
      'availability',
      'Availability and changes',
      'The app may change, pause or end, and these terms may change with it; the date above is that of the present wording. You can stop using the app at any time and clear it from your device in Support.',
    ),
    section(
      'liability',
      'Liability',
      'As far as the law allows, we are not liable for loss that follows from using the app against these terms or from relying on it without your own checks. Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.',
    ),
    section('law', 'Governing law', LAW[country]),
    section(
      'contact',
      'Contact, complaints and reports',
      'Questions and complaints reach us through the contact page.',
      ADVERSE_ROUTE[country],
    ),
  ];
}

export function termsFor(country: Country): LegalText {
  return (
    SITE.legal?.terms?.[country] ?? {
      title: 'Terms and conditions',
      dated: '2026-11-20',
      datedWords: '20 November 2026',
      notice: 'A draft for legal review.',
      sections: sections(country),
    }
  );
}
