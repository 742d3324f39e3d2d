import { SITE } from '../../site/site.ts';
import type { HelpTopic } from './help-topic.ts';

/** Sim itself, whom to ask, and what the app does not hold. */
export const SERVICE_HELP: readonly HelpTopic[] = [
  {
    id: 'sim',
    page: 'sim',
    says: 'I am Sim, an automatic assistant on this device, not a person and not a language model. I look up products, codes, nutrition values, the app’s methods and answers to common questions, and name the source of each.',
  },
  {
    id: 'simSees',
    page: 'sim',
    says: 'No: I do not see your regimen or your patient. Questions are answered on this device from the products and answers saved on it.',
  },
  {
    id: 'simAsk',
    page: 'sim',
    says: 'Name a product and what you want to know about it, such as “protein in” a product, or describe the product you need. You can ask several questions at once, and a follow-up question may leave out the name.',
  },
  {
    id: 'simLimits',
    page: 'sim',
    says: 'I do not give advice for a patient, work out what a patient needs, choose a product or interpret results. I look up what is on the labels, in the app’s methods and in its answers; for anything else ask the team in charge or the Resource Centre.',
  },
  {
    id: 'history',
    page: 'sim',
    says: 'The conversation with Sim is kept for this visit only; “Clear the conversation” deletes it at once. Closing Sim takes you back to where you were.',
  },
  {
    id: 'pages',
    page: 'sim',
    says: 'Sim has a page for each kind of query: product, general, stock, request and frequently read articles.',
  },
  {
    id: 'faqs',
    page: 'faqs',
    says: 'The frequently asked questions, with their answers and sources, are in Support, FAQs.',
  },
  {
    id: 'maker',
    page: 'contact',
    says: 'The app and its products come from its provider, {provider}. {demonstration}',
  },
  {
    id: 'feedback',
    page: 'contact',
    says: `Feedback, and an error in the app or in the data of a product, goes by email to ${SITE.links.feedback}, from the start page or Support: say which page and which figure. Until it is answered, go by the label on the pack.`,
  },
  {
    id: 'complaint',
    page: 'contact',
    says: 'Send complaints to the Resource Centre by phone or email: say which product or service, without the name of a patient. If a pack is faulty or you suspect a reaction, stop using it and keep it with its batch number.',
  },
  {
    id: 'training',
    page: 'contact',
    says: 'Courses and webinars are on the academy site of your country.',
  },
  {
    id: 'order',
    page: 'contact',
    says: 'The app takes no orders. A product’s page, Description, has its order codes, and the sample link where samples are offered; the Resource Centre answers questions about an order.',
    first: [
      {
        words: 'delivery deliver delivered deliveries long arrive arrives quickly soon when days track',
        says: 'The app does not know how long a delivery takes: ask the Resource Centre.',
      },
    ],
    whom: true,
  },
  {
    id: 'approval',
    page: 'contact',
    says: 'The app claims no certificate or endorsement, neither as a medical device nor by the NHS, HSE or BDA: ask its provider. Each calculator names its published source and how far its figures have been confirmed.',
  },
  {
    id: 'notDone',
    page: 'regimen',
    says: 'No: the app has no growth charts or centiles, no screening or assessment scores (such as MUST, STAMP, PYMS or GLIM), and does not use arm circumference (MUAC), skinfolds, grip strength, blood results or drugs. It works with sex, age, weight and height.',
  },
  {
    id: 'notHeld',
    page: 'contact',
    says: 'The app does not hold that: nothing on delivery times, stock or prices, on where a product is made, on whether a pack can be recycled, or on the environment. Ask the Resource Centre.',
    whom: true,
  },
  {
    id: 'other',
    page: 'support',
    says: 'I know nothing about that in the app, and I would rather not guess. There is help in Support, and feedback from there reaches the people who make the app.',
  },
];
