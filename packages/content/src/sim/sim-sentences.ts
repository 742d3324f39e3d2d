import { MEANINGS } from './meanings.ts';
import { METHOD_NOTES } from './method-notes.ts';

/** What Sim says that is no figure and no fact of a label: the sentences alone; when each is said, the assistant decides. */
export const SIM_SENTENCES = {
  /** Short forms and the terms of a label. */
  meanings: MEANINGS,
  /** Said first of a method, by what is asked of it. */
  methodNotes: METHOD_NOTES,
  /** What is said to small talk. */
  smallTalk: {
    hello:
      'I am Sim, an automatic assistant. I look up products, codes, nutrition values, the app’s methods and common questions.',
    thanks: 'You are welcome. Anything else to look up?',
    praise: 'You are welcome. Anything else to look up?',
    bye: 'Goodbye. The conversation is kept for this visit only.',
    sorry: 'No problem. What can I look up?',
    howareyou: 'I am here, and ready to look things up. What would you like to know?',
    joke: 'That is beyond me: I am an automatic assistant for products, the app’s methods and common questions about feeds.',
    complaint:
      'I am sorry that was no help. Ask it in other words, with the name of the product, or ask the Resource Centre.',
  },
  /** Asked where products are to be put in order on a basis that was not understood. */
  whichBasis:
    'I did not understand the basis of the order. I can put them in order per 100 ml or 100 g, per 100 kcal, or per pack. Which?',
  /** What is done first in an emergency. */
  firstSteps: {
    'self-harm':
      'Nobody should be alone with this: stay together until help comes. Samaritans answer day and night on 116 123 in the UK and Ireland.',
    overdose:
      'Stay with the person and keep the packs of what was taken. In hospital, ask TOXBASE or your poisons information service. If it may have been on purpose, Samaritans answer day and night on 116 123.',
    skin: 'Stop the product and have the person seen by a doctor or nurse now: a rash, hives or itching after a feed may be an allergic reaction.',
    breathing: 'Stop the feed, sit the person up and follow your resuscitation procedure.',
    choking: 'Stop the feed or drink and follow your choking procedure.',
    collapse: 'Stop the feed and follow your resuscitation procedure.',
    lasting: 'Tell the team in charge or the GP today: blood in a stool has to be looked at.',
    acute:
      'Stop the feed, give nothing by mouth or tube, and have the person seen at once by your emergency procedure.',
    drowsy:
      'Give nothing by mouth to someone who is drowsy or confused. Follow the emergency plan of the patient and call the metabolic or on-call team.',
    reaction: 'Stop the product and follow your anaphylaxis procedure.',
    hypoglycaemia: 'Follow your hypoglycaemia procedure, and check the feed and the insulin with the team.',
    bloods:
      'A result like this can stop a heart. Tell the doctor in charge or the on-call team now, and put out your emergency call if the person is unwell; whether the feed goes on is for them to say.',
    'wrong-way':
      'Stop the feed, leave everything in place and follow your procedure for a wrong route or a swallowed powder.',
    tube: 'Stop the feed and put nothing through the tube; what is given by mouth meanwhile is for the team to say. Call the nutrition or gastrostomy team, the ward or the hospital now: an opening without its tube can close within hours.',
  },
  /** What to do, by what may be wrong with a pack. */
  faults: {
    pack: [
      'Stop using the product. Keep the pack, write down its batch number and date, and report it to us.',
      'Give none of it. If some was taken, tell the doctor or dietitian in charge now; if the person is unwell, call 999 (UK) or 112 (Ireland or UK).',
    ],
    spoilt: [
      'Do not use packs that were frozen, left in heat or sun, wet or damaged, nor any you are not sure of: set them apart.',
      'Keep one with its batch number and date, and report the delivery to us.',
    ],
    recall: [
      'I hold no list of recalls: the Resource Centre does.',
      'Keep a pack that a recall names apart, with its batch number and date, and do not use it.',
    ],
    reporting: [
      'Report a suspected reaction or a faulty pack to the Resource Centre by phone or email: the product, its batch number and date, and what happened, without the name of the patient.',
      'Stop using the product, keep the pack, tell the team in charge and follow your own incident procedure.',
    ],
  },
  /** Said with a refusal where something is told of a body. */
  ifUnwell:
    'If the person is unwell or getting worse, follow the emergency plan where there is one, call the team in charge at once, or 999 (UK) or 112 (Ireland or UK).',
  /** After a result of the blood. */
  ifResult:
    'Tell the team in charge of a result out of range at once, out of hours the team on call; if the person is unwell, call 999 (UK) or 112 (Ireland or UK).',
  /** Which decision is refused. */
  refused: {
    dose: 'I do not give doses or amounts for a patient: that is a clinical decision. Ask the team in charge.',
    rate: 'I do not give rates or times of feeding: that is a clinical decision. Ask the team in charge. The feed plan of the app works a rate out from the volume and hours that you enter.',
    need: 'I do not work out what a patient needs. The regimen calculator does, by published methods with their working; whether it is enough is for the team in charge.',
    choice:
      'I do not choose or recommend products for a patient: that is a clinical decision. Ask the team in charge.',
    change:
      'I do not say when to start, stop or change a feed: that is a clinical decision. Ask the team in charge.',
    illness:
      'I do not advise on illness or symptoms: that is a clinical decision. Follow the emergency plan where there is one, and call the team in charge at once. If the person is very unwell or getting worse, call 999 (UK) or 112 (Ireland or UK).',
    result:
      'I do not interpret results or measurements: that is a clinical decision. Ask the team in charge.',
    medicine:
      'I do not advise on medicines beside a feed: how they act on each other, their timing and their dose are for the pharmacist or the doctor.',
    device:
      'I do not advise on a tube, stoma or pump, or on where a tube lies: use nothing until it has been checked. Call the nutrition nurse, the ward or the device supplier.',
    incident:
      'I do not advise on what to give after a feed that was missed, doubled or ran wrong, was out of date, made up wrongly or meant for another. If a wrong feed is running, give no more of it; tell the person in charge and the patient’s doctor or dietitian at once, keep the pack, and report it by your incident procedure. If the person is unwell, call 999 (UK) or 112 (Ireland or UK).',
    expired:
      'I do not say that a pack may be used after its date: set it aside, and ask the Resource Centre or a pharmacist.',
    case: 'I do not assess patients, and find no question here that a label answers: ask the team in charge. If somebody is in danger or very unwell, call 999 (UK) or 112 (Ireland or UK).',
  },
} as const;
