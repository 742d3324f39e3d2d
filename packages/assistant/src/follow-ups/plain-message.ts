import type { Conversation } from './conversation.ts';

// A follow-up without the words around its question.

/** "Lovely, so in mmol then ta": the question without thanks and carrier phrases. A message that is nothing but thanks stays as it is. */
export function withoutCarrierPhrases(message: string, { previousKind }: Conversation): string {
  const question = message.replace(OPENING, '').replace(CLOSING, '');
  const plain = /\w/u.test(question) ? question : message;
  const shortened = plain
    .replace(REPEATS, 'and ')
    .replace(ADDS_A_FEW_WORDS, 'and ')
    .replace(ADDS_A_QUESTION, '')
    .replace(MORE_OR_LESS, (_, way: string) => `is that ${way} than `)
    .replace(AGE_FIRST, 'which for a $1')
    .replace(AMOUNT_APART, ' ')
    .replace(JUST_SO_MANY, ', $1 pack')
    .replace(OTHER_COUNT, ', ')
    .replace(PACKS_A_DAY, '$1')
    .replace(ASKS_WHAT_AN_AMOUNT_GIVES, 'in $1');
  // After a list "1.5" is a strength; after a product it is an amount, and "what is that per bottle" needs no "what is that".
  return previousKind === 'list'
    ? shortened.replace(STRENGTH, 'at $1 kcal/ml')
    : shortened
        .replace(OTHER_AMOUNT, 'and for $1')
        .replace(BASIS_REQUEST, (_, both?: string) => (both === undefined ? '' : `${both} `));
}
/** "Its shelf life": a few words, without a person or a word of a decision. */
export const isShortLabelQuestion = (plain: string): boolean =>
  plain.trim().split(/\s+/u).length <= MAX_WORDS && !PERSON_OR_DECISION.test(plain);
const MAX_WORDS = 6;
const PERSON_OR_DECISION =
  /\b(?:giv\w+|put|step|wean\w*|stay|move|runs?|running|rates?|start\w*|stop\w*|swap\w*|switch\w*|chang\w+|increas\w*|decreas\w*|reduc\w*|should|shall|must|limits?|max\w*|enough|too|likely|usual\w*|normal\w*|safe|ok|okay|fine|suit\w*|needs?|best|better|good|recommend\w*|prefer\w*|give|use|using|on|my|our|i|we|him|her|his|he|she|pt|patients?|residents?|m[ae]n|wom[ae]n|lady|gentleman|lads?|boy|girl|baby|babies|mrs?|ms|miss|bed|ward|admission|how many|doses?|dosing)\b/iu;

const OPENING =
  /^(?:(?:(?:ok(?:ay)?|hm+|oh|ah|i see|got it|gotcha|fair enough)[\s,.!–—-]+(?=\S)|(?:right|grand|great|perfect|lovely|brilliant|brill|cheers|thanks(?: a (?:lot|mill(?:ion)?))?|thank you|ta|nice(?: one)?|cool|super|class|sound|good)(?:\s*[,.!–—-]+\s*(?=\S)|\s+(?=(?:\w+\s*\?|(?:and|so|now|then|what|whats|how|which|is|are|does|do|has|can|could|in|per|for|as|the|any|both|same|no|not|sorry|actually|wait|i|im|by|with|only|just|thanks|ta|ok|right|under|over|from|\d+)\b))))+)+/iu;
const CLOSING =
  /(?<=\w.*)(?:[\s,.!–—-]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|then|if (?:you|u) (?:can|could|don['’]?t mind))(?= *[?.!,]*$| +(?:please|pls|thanks|ta|cheers)))+(?=[\s?.!,]*$)/iu;
/** "Can I have that in mmol", "what would it be per 100 kcal": a request for another basis. */
export const BASIS_REQUEST =
  /^(?:(?:and|so|now|then)[\s,]+)*(?:(?:can|could|may) (?:i|we|you|u)(?: please)?(?: (?:get|have|see|give me|give us|do|show me|put|tell me))? |(?:please )?(?:give|show|tell) (?:me|us) |(?:give|show|put|do|get) |what['’]?s |what (?:is|was|would) |i(?:['’]?d| would)? (?:need|want|like) )(?:(both)(?: of (?:them|those|these))?|it|that|this|them|those|these|(?=the same (?:again )?(?:for|with) (?!my|his|her|our|an? |the patient)))(?: (?:be|come to|work out as|to me|to us))?(?: |(?=the same))(?=the same |(?:in|per|as|for) (?:mmols?|millimoles?|mg|g|grams?|micrograms?|ml|an?|one|each|half|kcals?|kj|litres?|\d[\d.,]*)\b|per )/iu;
/** "Same question about the plant one", "does the same go for Dalesip Juice" */
const REPEATS =
  /^(?:(?:and|so|now|then)[\s,]+)*(?:(?:the )?same (?:question|thing) (?:about|for|on|with|in)|(?:does|would) the same (?:also )?(?:go|apply|hold|count|be true) (?:for|to|of|with)) (?!my|his|her|our|an? |the patient)/iu;
/** "Plus iron": "plus" means "and"; before a longer question it is dropped. */
const ADDS_A_FEW_WORDS = /^(?:plus|also)[\s,]+(?=\S+(?:\s+\S+){0,2}[\s?.!]*$)/iu;
const ADDS_A_QUESTION = /^(?:plus|also)[\s,]+(?=\w)/iu;
/** "More or less than Dalesip Two", "less than the fibre one?" */
const MORE_OR_LESS =
  /^(?:(?:and|so)[\s,]+)*(more|less|fewer|higher|lower)(?: or (?:less|lower) than (?=\w)| than (?=(?:in )?the\b))/iu;
/** "12 year old, which" */
const AGE_FIRST =
  /^(?:(?:and|so|now)[\s,]+)*(?:for )?(?:an? )?(\d{1,2} ?(?:years?|yrs?|y|months?|mths?|weeks?|wks?)?(?:[ -]?olds?|o)?)[\s,]+which(?: (?:ones?|of (?:them|those)))?[\s?]*$/iu;
/** "Meant the penne. 80 g dry weight" */
const AMOUNT_APART = /(?<=[a-z])\.\s+(?=\d[\d.]* ?(?:g|ml)\b[^?.]*$)/iu;
/** "Same for Lumeket Pot, just one" */
const JUST_SO_MANY =
  /(?<=\b(?:same|for|and|now)\b.*\w)[\s,]+(?:just|only|but) (one|two|three|four|\d{1,2})[\s?.!]*$/iu;
/** "And if she has two a day" */
const PACKS_A_DAY =
  /^(?:(?:and|so|but|what)[\s,]+)*if (?:he|she|they|pt|the patient)(?:['’]?s|['’]?re)?(?: (?:has|have|having|takes?|taking|gets?|getting|drinks?|is on|are on|on))* ((?:one|two|three|four|five|six|\d{1,2}) (?:a|per) day)[\s?.!]*$/iu;
/** "1.5", "oops 1500" */
const STRENGTH = /^(?:(?:and|the)\s+)?(\d\.\d)(?: ones?)?[\s?.!]*$/iu;
const OTHER_AMOUNT =
  /^(?:oops|whoops|argh|sorry|no|nope|i meant)[\s,.!–—-]+(?:i meant )?(\d[\d.,]*)[\s?.!]*$/iu;
/** "Dalesip Two but one bottle" */
const OTHER_COUNT =
  /(?<=\w{3,})[\s,]+but(?: (?:just|only|for|in))? (?=(?:one|two|three|four|an?|\d+) \w+[\s?.!]*$)/iu;
/** "What would 3 bottles give" */
const ASKS_WHAT_AN_AMOUNT_GIVES =
  /^(?:(?:and|so|now|then)[\s,]+)*(?:what|how much)(?: (?:would|do|does|will|is|are|be|you|i|we|they|an?|the|patient|person|someone|get|there|from|in|for|with))+ ((?:\d+|two|three|four|five|six|half an?) \w+)(?: (?:give|be|come to|contain|have|provide|make|hold))?(?: (?:me|us|you))?[\s?]*$/iu;
