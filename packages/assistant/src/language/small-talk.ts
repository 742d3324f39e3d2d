import { anyOf } from './phrases.ts';

const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|morning|afternoon|greetings)(?: (?:sim|there))?(?: |$)/u;
/** Said on its own, or one after the other: "great, thanks", "ok bye". */
const SMALLTALK = anyOf`
  (?:many )?thanks?(?: you)?(?: (?:so|very) much| a (?:lot|million|mill|bunch)| sim| again)?
  that is (?:great|perfect|helpful|all|grand|it)
  lol|haha|ah|oh|yes|yeah|no|cheers|ta(?: very much)?|(?:good)?bye|see you|ok(?:ay)?|great|perfect|brilliant|lovely|grand|sound|fab|super|no worries|nice one
  how are you|help|can you help(?: me)?|nice to meet you|what is your name|who are ya
`;
const SMALLTALK_EACH = new RegExp(SMALLTALK, 'gu');

export const isSmallTalk = (text: string): boolean => {
  const said = text
    .replace(GREETING, '')
    .replaceAll(',', ' ')
    .replaceAll('_', ' ')
    .replace(/\bsim\b/u, '')
    .trim();
  return text.trim() !== '' && said.replaceAll(SMALLTALK_EACH, '').trim() === '';
};
