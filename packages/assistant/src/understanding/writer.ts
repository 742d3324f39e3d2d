import { anyOf } from '../language/any-of.ts';
import {
  AT_WORK,
  CARE_TEAM,
  DONE_AT_WORK,
  FAMILY,
  ILLNESSES,
  ONE_PERSON,
  ONES_OWN,
  SYMPTOMS,
} from '../vocabulary/person-words.ts';
import { isSaid, type Said } from './said.ts';

/** A relative, a friend, or the person fed writes: whoever it is, the app is not for them. */
export const isFamilyOrSelf = (said: Said): boolean =>
  isSaid(said, FAMILY) ||
  OF_FAMILY.test(said.rest) ||
  speaksOfMine(said) ||
  hasACondition(said) ||
  doesWhatThePatientDoes(said) ||
  OF_THE_WRITER.test(said.rest);

const OF_FAMILY = anyOf`
  (?:as|am) (?:a|the) (?:parent|patient|relative|friend|member of the public)
  (?:our|my|wee|little) (?:man|girl|boy|lad|one|fella)
  (?:looking after|look after|caring for|care for) (?:an?|my|our|the|her|his)
  (?:i|we) (?:have|got|have got) an? (?:\w+ )?(?:child|baby|toddler|teenager|newborn|kid)
`;

/** How far a noun may stand from the "my" before it: "my lovely old dad". */
const NOUN_WITHIN = 3;
const PREPOSITION = /^(?:at|in|on|for|with|of|is|are|to|and|who|from|says?|said)$/u;

/** "My" consultant, tummy, prescription: anything that is not a professional's own. */
function speaksOfMine({ words }: Said): boolean {
  return words.some((word, at) => {
    if (word !== 'my' && word !== 'mine') return false;
    const after = words.slice(at + 1, at + 1 + NOUN_WITHIN);
    const end = after.findIndex((next) => PREPOSITION.test(next));
    const next = end === -1 ? after : after.slice(0, end);
    return !next.some((noun) => AT_WORK.has(noun) || ONE_PERSON.has(noun));
  });
}

const OF_ONESELF = /^(?:am|have|had|was|got|get|feel|keep)$/u;
/** What may stand between "I have" and the condition. */
const BETWEEN =
  /^(?:an?|the|got|also|type|\d+|weeks?|months?|years?|old|severe|mild|chronic|bad|badly|stage|recently|just|been|had|newly|now|very|so|feeling|getting|being|diagnosed|with|bowel|heart|throat|stomach|tube|new|brain|really|lost|losing|some)$/u;

/** "I have Crohn's", "I am 30 weeks pregnant"; "I am a diabetes nurse" has none. */
function hasACondition({ words }: Said): boolean {
  return words.some((word, at) => {
    if (word !== 'i' || !OF_ONESELF.test(words[at + 1] ?? '')) return false;
    let next = at + 2;
    while (BETWEEN.test(words[next] ?? '')) next += 1;
    const isWorkedWith = CARE_TEAM.has(words[next + 1] ?? '') || AT_WORK.has(words[next + 1] ?? '');
    const told = words[next] ?? '';
    return (ILLNESSES.has(told) || ONES_OWN.has(told) || SYMPTOMS.has(told)) && !isWorkedWith;
  });
}

/** What may stand between "I" and what is done. */
const HELPING =
  /^(?:am|was|have|had|will|would|can|could|should|may|might|must|do|did|dont|cant|cannot|need|want|wanted|like|to|just|only|also|still|always|be|been|got|really|already|please|not|even|quickly|safely|possibly|now)$/u;
/** "I need the scoop chart", "am I right": a thing is spoken of and nothing is done. */
const NOTHING_DONE =
  /^(?:an?|the|some|any|this|that|these|those|more|my|our|it|your|all|both|each|one|for|in|with|if|and|or|right|correct|,|_|[\d.]+)$/u;

/** "I hate it", "will I be on", "do I have to finish": nothing that a professional does at work. */
function doesWhatThePatientDoes({ words }: Said): boolean {
  return words.some((word, at) => {
    if (word !== 'i') return false;
    let next = at + 1;
    while (HELPING.test(words[next] ?? '')) next += 1;
    const done = words[next];
    const isLast = words[next + 1] === undefined;
    const isOfNothingDone =
      done === undefined || (isLast && done === 'on') || NOTHING_DONE.test(done) || AT_WORK.has(done);
    return !isOfNothingDone && !DONE_AT_WORK.has(done);
  });
}

/** "Show me", "order for me": what is asked of Sim or of the app. */
const ASKED_OF_SIM =
  'tell|give|send|show|help|get|let|email|ring|call|phone|find|remind|order|for|to|with|ask|message|contact|point|direct|bring|about|explain|copy|add|sign|log|take';

/** "I was told to", "make me", "am I allowed", "safe for me": the writer is the one who is fed. */
const OF_THE_WRITER = anyOf`
  i (?:am|was|have been|been|got) (?:\w+ )?(?:prescribed|put on|allowed|discharged|on _)
  i am (?:an? )?type [12]
  (?:told|advised|asked|have|need|supposed|meant) (?:me )?to (?:take|drink|eat|swallow|thicken)
  (?:i|we|been|was|were|got) given (?:_|these|this|them|some|it)\b(?! (?:number|code|link|email|name|app))
  i (?:cant|cannot|dont|do not|could not) (?:\w+ )?(?:swallow|keep (?:it|food|anything|things|them)|eat|digest|chew|like)
  (?:am i|if i am) (?:allowed|ok|safe|supposed)
  (?:can|could|may|should|must) i (?:take|have) (?!an? (?:sample|look|copy|list|link|chat|word|pdf)|samples|the|some|more|off|out)\w+
  (?:something|anything|what|which|drinks?|foods?|one|them|it|that) i (?:can|could|should|might|may) (?:take|have)
  how much weight
  (?<!${ASKED_OF_SIM} )me(?! (?:through|to|that|the|an?|some|all|about|how|what|where|which)\b)
  (?:told|gave|given) me
  help(?:s|ing)? me (?:gain|put|lose|get|with my|sleep|eat|swallow)
  (?:ok|okay|safe|good|bad|suitable|suit|right|better|best|alright) for me
`;
