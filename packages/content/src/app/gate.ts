import { NOT_A_PROFESSIONAL } from '../failures/fixed-texts.ts';

export const gateWords = {
  title: 'For healthcare professionals',
  text: 'Here you will find foods for special medical purposes and calculators for planning their use. Both are written for healthcare professionals working in the United Kingdom and Ireland.',
  question: 'Are you a healthcare professional?',
  yes: 'I am',
  no: 'I am not',
  keptHere: 'Only this answer is kept, and only on this device. You can change it under Support.',
  terms: 'Terms and conditions',
  privacy: 'Privacy statement',
  refusal: NOT_A_PROFESSIONAL,
  refusalHelp:
    'If you, or someone you look after, use one of these products, your dietitian, doctor or pharmacist can help.',
  back: 'Go back',
} as const;
