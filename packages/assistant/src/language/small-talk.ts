import { anyOf, wordSet } from './phrases.ts';

const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|morning|afternoon|greetings)(?: (?:sim|there))?(?: |$)/u;

/** Said to somebody, and asking nothing: each makes a message small talk where all others are of it or beside it. */
const SAID = wordSet(`
  thank thanks thankyou ta tysm cheers brilliant excellent amazing fantastic fab fabulous magic deadly lovely perfect great grand
  super sound cool class nice wow bye goodbye cheerio slan sorry lol haha gotcha understood legend star gem lifesaver
  yes yeah no nope ok okay ah oh done sorted
`);

/** Whole turns of speech, whatever their words say elsewhere. */
const TURNS = anyOf`
  (?:(?:that|this|it) is|thats|its) (?:me|us|it|all|everything|good|helpful|useful|great|brilliant|lovely|grand|perfect|fine)
  how are (?:you|ye|things)|how is it going|how do you do|are you (?:there|well|ok)|is (?:anyone|anybody) there
  see (?:you|ya)|talk (?:to you )?(?:later|soon)|take care|(?:good|nice) (?:night|luck|man|job|work|stuff|one|bot)|well done|happy days
  nothing (?:else|more)|no (?:more|other|further) questions?|no (?:worries|bother|problem)|never ?mind|not to worry
  (?:my|no) (?:mistake|bad|fault)|(?:just )?test(?:ing)?|have a (?:good|nice|lovely|great) (?:day|one|evening|weekend)
  help|can you help(?: me)?|nice to meet you|what is your name|who are ya|i (?:love|like|hate) you
  (?:you (?:are|have been)|youre) (?:a |an |the )?(?:very |so |really |great |super |big )?(?:star|legend|gem|angel|good|helpful|great|clever|best|help)
`;
const EACH_TURN = new RegExp(TURNS, 'gu');

/** Said beside it: "thanks a million", "that is me done for now". */
const BESIDE = wordSet(`
  a an the so very much really ever lot million mill bunch again all for now today then there me i am my you your we later soon
  tomorrow again help and guys folks mate love pal sim stuff job work thats youre everything info information answer helpful useful
`);

export const isSmallTalk = (text: string): boolean => {
  if (text.trim() === '') return false;
  const said = text
    .replace(GREETING, '')
    .replaceAll(/[,_]/gu, ' ')
    .replace(/\bsim\b/u, '')
    .trim();
  const left = said.replaceAll(EACH_TURN, ' ').trim().split(/\s+/u);
  const isSaid = said === '' || TURNS.test(said) || left.some((word) => SAID.has(word));
  return isSaid && left.every((word) => word === '' || SAID.has(word) || BESIDE.has(word));
};
