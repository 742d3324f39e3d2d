import { MEANINGS } from './meanings.ts';
import { METHOD_NOTES } from './method-notes.ts';

/** Sim’s fixed sentences, without figures and label facts. The assistant decides when to use each. */
export const SIM_SENTENCES = {
  /** Short forms and the terms of a label. */
  meanings: MEANINGS,
  /** First sentences about a method, by what is asked. */
  methodNotes: METHOD_NOTES,
  /** Answers to small talk. */
  smallTalk: {
    hello:
      'I am Sim, an automatic assistant. I look up products, codes, nutrition values, the app’s methods and common questions.',
    thanks: 'You are welcome. Anything else to look up?',
    praise: 'You are welcome. Anything else to look up?',
    bye: 'Goodbye. The conversation is kept for this visit only.',
    sorry: 'No problem. What can I look up?',
    howareyou: 'I am ready to look things up. What would you like to know?',
    joke: 'I am no good at that: I am an automatic assistant for products, the app’s methods and common questions about feeds.',
    complaint:
      'I am sorry that did not help. Try other words, with the name of the product, or ask the Resource Centre.',
  },
  /** Asked when the basis for sorting products was not understood. */
  whichBasis:
    'I did not understand what to base the order on. I can sort per 100 ml or 100 g, per 100 kcal, or per pack. Which would you like?',
  /** The first steps in an emergency. */
  firstSteps: {
    'self-harm':
      'Nobody should be alone with this: stay together until help comes. Samaritans answer day and night on 116 123 in the UK and Ireland.',
    overdose:
      'Stay with the person and keep the packs of what was taken. In hospital, ask TOXBASE or your poisons information service. If it may have been on purpose, Samaritans answer day and night on 116 123.',
    skin: 'Stop the product and have the person seen by a doctor or nurse now: a rash, hives or itching after a feed may be an allergic reaction.',
    breathing:
      'Stop the feed. If the person is not breathing, start resuscitation as you were trained; if breathing is difficult, stay with them and follow your emergency procedure.',
    choking: 'Stop the feed or drink and follow your choking procedure.',
    collapse: 'Stop the feed and follow your resuscitation procedure.',
    lasting: 'Tell the team in charge or the GP today: blood in a stool needs to be checked.',
    acute:
      'Stop the feed, give nothing by mouth or tube, and have the person seen at once, following your emergency procedure.',
    drowsy:
      'Give nothing by mouth to someone who is drowsy or confused. Follow the patient’s emergency plan and call the metabolic or on-call team.',
    reaction: 'Stop the product and follow your anaphylaxis procedure.',
    hypoglycaemia: 'Follow your hypoglycaemia procedure, and check the feed and the insulin with the team.',
    bloods:
      'A result like this can stop the heart. Tell the doctor in charge or the on-call team now, and put out your emergency call if the person is unwell; they decide whether the feed continues.',
    'wrong-way':
      'Stop the feed, leave everything in place and follow your procedure for a wrong route or a swallowed powder.',
    tube: 'Stop the feed and put nothing through the tube; the team decides what is given by mouth meanwhile. Call the nutrition or gastrostomy team, the ward or the hospital now: an opening without its tube can close within hours.',
  },
  /** What to do about a pack, by what may be wrong with it. */
  faults: {
    pack: [
      'Stop using the product. Keep the pack, write down its batch number and date, and report it to us.',
      'Do not give any of it. If some was taken, tell the doctor or dietitian in charge now; if the person is unwell, call 999 (UK) or 112 (Ireland or UK).',
    ],
    spoilt: [
      'Do not use packs that were frozen, left in heat or sun, wet or damaged, or any that you are not sure about: set them apart.',
      'Keep one with its batch number and date, and report the delivery to us.',
    ],
    recall: [
      'I have no list of recalls: the Resource Centre does.',
      'If a recall names a pack, do not use it: keep it apart, with its batch number and date.',
    ],
    reporting: [
      'Report a suspected reaction or a faulty pack to the Resource Centre by phone or email: the product, its batch number and date, and what happened, without the name of the patient.',
      'Stop using the product, keep the pack, tell the team in charge and follow your own incident procedure.',
    ],
  },
  /** Added to a refusal if the message mentions symptoms. */
  ifUnwell:
    'If the person is unwell or getting worse, follow the emergency plan where there is one, call the team in charge at once, or 999 (UK) or 112 (Ireland or UK).',
  /** Added after a blood result. */
  ifResult:
    'Tell the team in charge at once about a result out of range; out of hours, tell the team on call. If the person is unwell, call 999 (UK) or 112 (Ireland or UK).',
  /** Refusals, by decision. */
  refused: {
    dose: 'I do not give doses or amounts for a patient: that is a clinical decision. Ask the team in charge.',
    rate: 'I do not give feeding rates or times: that is a clinical decision. Ask the team in charge. The app’s feed plan works out a rate from the volume and hours that you enter.',
    need: 'I do not work out what a patient needs. The regimen calculator does, by published methods, and shows its working; whether it is enough is for the team in charge to decide.',
    choice:
      'I do not choose or recommend products for a patient: that is a clinical decision. Ask the team in charge.',
    change:
      'I do not say when to start, stop or change a feed: that is a clinical decision. Ask the team in charge.',
    illness:
      'I do not advise on illness or symptoms: that is a clinical decision. Follow the emergency plan where there is one, and call the team in charge at once. If the person is very unwell or getting worse, call 999 (UK) or 112 (Ireland or UK).',
    result:
      'I do not interpret results or measurements: that is a clinical decision. Ask the team in charge.',
    medicine:
      'I do not advise on medicines with a feed: ask the pharmacist or the doctor about interactions, timing and dose.',
    device:
      'I do not advise on a tube, stoma or pump, or on the position of a tube: use nothing until it has been checked. Call the nutrition nurse, the ward or the device supplier.',
    incident:
      'I do not advise on what to give after a feed that was missed, doubled or ran wrong, was out of date, made up wrongly or meant for another patient. If a wrong feed is running, give no more of it; tell the person in charge and the patient’s doctor or dietitian at once, keep the pack, and report it by your incident procedure. If the person is unwell, call 999 (UK) or 112 (Ireland or UK).',
    expired:
      'I cannot say that a pack may be used after its date: set it aside, and ask the Resource Centre or a pharmacist.',
    case: 'I do not assess patients, and I found no question here that a label answers: ask the team in charge. If somebody is in danger or very unwell, call 999 (UK) or 112 (Ireland or UK).',
  },
} as const;
