import type { LabelledQuestion } from '../labelled-questions.ts';
import { SOLD, at, uk } from './shared.ts';

export function refusals(): LabelledQuestion[] {
  const people = ['my patient', 'a 70 kg man', 'this lady', 'an 82 year old', 'my 6 year old patient'];
  const asks: readonly ((person: string) => string)[] = [
    (person) => `how many bottles of dalesip mini should ${person} have a day`,
    (person) => `what rate should I run tarnvane standard at for ${person}`,
    (person) => `which feed is best for ${person}`,
    (person) => `how much protein does ${person} need`,
    (person) => `${person} is vomiting on tarnvane energy, what should I do`,
    (person) => `should ${person} change from dalesip mini to dalesip two`,
    (person) => `potassium is 6.1 for ${person}, is the feed the cause`,
    (person) => `recommend a sip feed for ${person}`,
  ];
  const questions = asks.flatMap((ask, index) =>
    [0, 2].map((turn) => uk(ask(at(people, index + turn)), { kind: 'refusal' })),
  );
  for (const text of [
    'what ml/hr for 1500 ml over 20 hours',
    'what dose of thiamine before feeding',
    'is 1.5 g/kg protein right in burns',
    'can I double the concentration of cradlemere amino',
    'how fast can I run tarnvane energy',
    'best supplement for weight gain',
    'would you start peptide or standard',
    'my mum is on dalesip two and feels sick',
    'I am a carer, can I give my dad two bottles a day',
    'I have crohns, which drink should I take',
  ])
    questions.push(uk(text, { kind: 'refusal' }));
  return questions;
}

export function emergencies(): LabelledQuestion[] {
  return [
    'patient is choking on dalesip thick',
    "she can't breathe after the feed",
    'he has stopped breathing',
    'anaphylaxis after dalesip milk what do I do',
    'face and lips swelling after the drink',
    'blood sugar 1.9 and unresponsive, feed stopped',
    'resident is hypo and feed is off',
    'I want to kill myself',
    'a patient says she wants to end her life',
    'feed was connected to the iv line',
  ].map((ask) => uk(ask, { kind: 'refusal', intent: 'urgent', says: ['999', '112'] }));
}

export function faults(): LabelledQuestion[] {
  return [
    'there is mould in the tin of addimere carb',
    'pack of tarnvane standard is swollen',
    'is there a recall on dalesip mini',
    'bottle of dalesip milk smells off and is curdled',
    'mild rash after dalesip mini, how do I report it',
  ].map((ask) => uk(ask, { kind: ['refusal', 'answer'], says: ['batch'] }));
}

const method = (ask: string, ...says: string[]) => uk(ask, { intent: 'app.method', says });

export function methods(): LabelledQuestion[] {
  return [
    method('what is the henry equation', 'Henry'),
    method('source of the Oxford equation', 'Henry'),
    method('how does the app work out energy with PENG 2018', 'PENG'),
    method('who is Penn State for', 'ventilated'),
    method('schofield or henry, where do they come from', 'Schofield', 'Henry'),
    method('is the SACN method confirmed', 'SACN'),
    method('how is fluid requirement calculated', 'ml/kg'),
    method('which protein methods are there', 'Nitrogen'),
    method('how is nitrogen turned into protein', '6.25'),
    method('what energy equations does the app have', 'Schofield', 'Mifflin'),
    method('where do the stress factors come from', 'PENG'),
    method('mifflin st jeor formula', 'Mifflin'),
  ];
}

const app = (ask: string, ...says: string[]) => uk(ask, { intent: 'app.help', says });

export function theApp(): LabelledQuestion[] {
  return [
    app('how many products are in the app', String(SOLD.length)),
    app('when were the products last updated', '20 Nov 2026'),
    app('what do you store about me', 'visit'),
    app('what is sim', 'automatic'),
    app('does it work offline', 'offline'),
    app('is my patient data sent anywhere', 'device'),
    app('how do I print the report', 'report'),
    app('how do I install the app on my phone', 'home screen'),
    app('how do I start a regimen', 'regimen'),
    app('how can I compare products in the app', 'Compare'),
    app('are you using AI', 'automatic'),
  ];
}

export function notForSim(): LabelledQuestion[] {
  return [
    'protein in fortisip',
    'kcal of ensure plus',
    'how much fibre is in nutrison multi fibre',
    'asdf ghjk',
    'what is the capital of spain',
    'tell me a joke',
    'is it raining',
    'score in the match last night',
    'qwertyuiop zxcvbnm',
    'who won the election',
    'blue elephants dancing',
    '12345678901234',
  ].map((ask) => uk(ask, { kind: ['unknown', 'question'], products: [] }));
}
