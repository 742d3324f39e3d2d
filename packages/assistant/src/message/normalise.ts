// Longer than other files: each rewriting of a message stands beside the others.
import type { Knowledge } from '../answers/draft.ts';

// Cleans up a message as typed or dictated, before its words are read.

/** "Start again.", "never mind, just tell me", "lactose free? No, ", "Sweetest one? I mean ": drops what was taken back. */
const TAKEN_BACK =
  /^(?:.*(?<![.…])[?.!]\s*no\s*[,;–—-]+\s*|.*\bno,? actually,?\s+(?=(?:just|only)\b)|.*\b(?:never ?mind|nvm|no,? (?:forget|scrap|leave) (?:it|that))(?:\s*[,.;:!–—-]+\s*|\s+(?=just|only))(?=(?:(?:just|only|please|can you|could you) )*(?:tell|show|give|list|which|whats?|hows?|is|are|do|does)\b)|.*[?.!]\s*(?:sorry,?\s+)?i mean\s+(?=(?:which|what|how|list|show|do|does|is)\b)|(?:ok\s+)?(?:start (?:again|over)|(?:new|next|another|different) question|forget (?:that|it)|scrap that)\s*[,.;:!–—-]+\s*)(?=\S)/iu;
const BEGINS_ANEW =
  /^(?:ok\s+)?(?:start (?:again|over)|(?:new|next|another|different) question|forget|scrap)/iu;

/** "Great, and the mini?": thanks before a follow-up. */
const THANKED =
  /^(?:(?:great|cool|brilliant|perfect|lovely|grand|super|nice one|thanks|thank you|cheers|ta|class)[\s,.!–—-]+)+(?=(?:and|now|also|what about|how about)\b)/iu;

/** "1) kcal 2) is it halal", "3 things about Dalesip Two:": numbering of questions. */
const withoutNumbering = (message: string): string =>
  (IS_NUMBERED.test(message)
    ? message
        .replace(HEADING, (_, of = '') => of)
        .replaceAll(NUMBERING, '? ')
        .replace(/^\? /u, '')
    : message
  ).replace(QUESTION_COUNT, '');
const IS_NUMBERED = /(?:^|\s)(?:\(?1[).]\s.*\s\(?2[).]\s|\(?[aA]\)\s.*\s\(?[bB]\)\s)|(?:^|\n)1 \D.*\n2 \D/su;
/** "Questions from the kitchen:"; what they are about is kept: "three questions re Nephrane Dialysis:". */
const HEADING =
  /^[^:?\n]{0,60}\b(?:questions?|queries|qs)\b(?:\s+(?:re|about|on|regarding|for)\s+([^:?\n]{1,40}:\s*)|[^:?\n]{0,30}:\s*)/iu;
/** "FW: can you check for tomorrow's meeting -" */
const FORWARDED =
  /^(?:(?:fw|fwd|re)\s*:\s*(?:[^.?!:\n]{1,30}[.:\n]\s+(?=\S))?)?(?:(?:can|could) (?:you|someone) (?:please )?(?:check|confirm|find out|let me know)\b[^?:–—-]{0,40}\s[:–—-]\s+)?/iu;
/** Bullets of a list: "• allergens", "- kcal". */
const BULLETS = /(^|\n)[^\S\n]*[•·▪‣*–-][^\S\n]+/gu;
const NUMBERING = /[\s,;?.]*(?:(?:^|\s)(?:\(?[1-9][).]|\(?[a-hA-H]\))|(?:^|\n)[1-9](?= \D))\s+/gu;
const QUESTION_COUNT =
  /\b(?:tell me )?(?:[2-9]|two|three|four|five|a few|a couple of) (?:quick )?(?:things?|questions?|qs|facts|bits)(?: (?:about|on|re|for)\b|:)/iu;

/** Dictated punctuation: "comma", "full stop", "question mark". */
const withPunctuation = (message: string): string =>
  message
    .replaceAll(/\s+comma\b(?=\s)/giu, ',')
    .replaceAll(/\s+(?:full stop|question mark)(?=\s|$)/giu, ({ length }) => (length > 10 ? '?' : '.'));

/** "I am a student and my tutor asked me to explain": who set the task. */
const TASK_WORDING =
  /^[^?!]{0,120}\b(?:educator|tutor|mentor|lecturer|supervisor|teacher|boss|manager|team lead)\b[^.?!]{0,20}\b(?:asked|wants|told|got) me to (?=(?:explain|find|list|compare|check|look|tell|say)\b)/iu;

/** "I said 125 but meant the 200": keeps the correction. */
const SAID_BUT_MEANT =
  /^(?:sorry,? )?i (?:said|put|typed|wrote) .{1,30}?,? (?:but|and)(?: i)? (?:meant|mean) (.{1,60}?)(?:,? sorry)?(?=$|[,.?!])/iu;

/** "No, not vegetarian, I asked halal": keeps the correction. */
const NOT_THAT =
  /^(?:no[\s,.!–—-]+)?not (?:the )?[\w-]+(?: [\w-]+)?[\s,.–—-]+i (?:asked|said|wanted|meant)(?: for| about)?\s+(?=\S)/iu;

/** "Sorry, I was reading the wrong box, it is the mini fibre": a mistake of the writer, not of a feed. */
const SLIP_OF_WRITER =
  /^(?:(?:sorry|oops|ah|oh|my mistake)[\s,]+)*i (?:\w+ ){0,3}?(?:reading|looking|read|looked|holding|had|have|at) (?:\w+ ){0,3}?wrong (?:box|tin|label|line|page|bottle|pack|carton|product|name)\b[\s,.]*(?:(?:in front of me|in my hand|open|here)[\s,.]*)?(?:it['’]?s|it is|i need|i want|i meant)?\s*(?=\S)/iu;

/** "Sorry, I meant per 1,000 ml pack": another amount. */
const MEANT_PER =
  /^(?:(?:sorry|no|oops|actually)[\s,]+)+(?:i )?mean(?:t)?[\s,]+(?=(?:per|in|for|at) (?:\d|an? |each ))/iu;

/** "Never mind, meant the penne": a replacement. */
const TAKEN_BACK_FOR = /^(?:never ?mind|nvm|ah|oops|wait)[\s,.!–—-]+(?=(?:i )?meant\b)/iu;

/** "Meant the penne. 80 g dry": with this amount. */
const THEN_AN_AMOUNT = /\.\s+(?=\d[\d.]*\s*(?:g|ml|mls|grams)\b[^.?!,]{0,15}[.?!]?$)/iu;

/** "What can't I get here", "sold in the UK but not here": names the chosen country. */
export const withCountryNamed = (message: string, { country }: Knowledge): string =>
  message
    .replace(THEY_CANNOT, (_, where: string) => ` but not in ${/^u/iu.test(where) ? 'the UK' : 'Ireland'}`)
    .replace(NOT_HERE, country === 'uk' ? 'in the UK' : 'in Ireland');
/** "That Ireland can't get": not sold there. */
const THEY_CANNOT =
  /\b(?:that|which) (?:the )?(uk|u\.k\.|ireland|roi|republic|irish)(?: \w+)? (?:can['’]?t|cannot|doesn['’]?t|does not|don['’]?t|do not) (?:get|have|order|sell|stock|buy)\b/iu;
const NOT_HERE =
  /(?<=\b(?:not|cannot|\w+n['’]?t)\b[^?.!]*\b(?:get|buy|order|sold|sell|available|stocked?|have)\s+(?:over\s+)?|\bnot\s+)(?:over\s+)?here\b/iu;

/** "No not the metabolic ones": a single "not". */
const NO_NOT = /^(?:no|nope|nah)[\s,.!–—-]+(?=not\b)/iu;

/** "And vitamin D if you've got it": a filler. */
const IF_THERE_IS =
  /[\s,]*\bif (?:you(?:['’]?ve| have)?(?: got| have)? (?:it|that|them|those)|known|poss(?:ible)?|(?:it|that|they)(?:['’]?s| is|['’]?re| are) (?:there|stated|given|on (?:it|there)))(?=\s*(?:[?.,!]|$))/giu;

/** "Protein, and whether it's ACBS", "whether there is one with fibre", "if they come in vanilla": turned into direct questions. */
const WHETHER_IT_IS =
  /\b(?:whether(?: or not)?|(?<=\b(?:tell me|know|check|see|say|and) )if) (it|they|there|this|that|these|those)(['’]s\b|['’]re\b| (?:is|are|has|have|can|could|may|might|will|comes?|contains?|needs?|suits?|includes?)\b)/giu;
const asAsked = (_: string, of: string, verb: string): string => {
  const word = verb
    .trim()
    .replace(/^['’]s$/u, 'is')
    .replace(/^['’]re$/u, 'are');
  const isPlain = /^(?:is|are|has|have|can|could|may|might|will)$/iu.test(word);
  return isPlain
    ? `${word} ${of}`
    : `${/^(?:it|this|that)$/iu.test(of) ? 'does' : 'do'} ${of} ${word.replace(/s$/u, '')}`;
};

/** "Not here? What else is 2 kcal": background, not a criterion. */
const NOT_HERE_THEN =
  /^(?:(?:oh|ok|so|ah|right)[\s,]+)*(?:(?:it['’]?s|is it) )?not (?:sold |available |stocked )?(?:over )?here[\s?.,!–—-]+(?=\w+ \w+)/iu;

/** "Are they both in 1000 ml packs", "does that come in a 200": about pack sizes. */
const IN_PACKS_OF =
  /\b(?:is|are) (it|this|that|they|these|those|both)( both| all)? (?:sold )?in (?=(?:an? )?\d[\d.,]*\s*(?:ml|l|g|litres?)\b[^?.,;]{0,12}\b(?:packs?|bags?|bottles?|tins?|cartons?|sachets?|pouch(?:es)?)\b)/giu;
const IN_A_SIZE =
  /\b(comes?|available|sold|packed|supplied) in (?:an? |the )?(\d[\d.]*)(?: ?(ml|l|litres?|g))?(?: (pack|bag|bottle|tin|carton|sachet|pouch|pot)(?:e?s)?)?(?=\s*(?:[?.,;]|$|and\b|as well|too\b|or\b|also\b))/giu;
const withPackSize = (said: string, verb: string, size: string, unit?: string, pack = 'pack'): string =>
  unit === undefined && Number(size) < MIN_ML ? said : `${verb} in a ${size} ${unit ?? 'ml'} ${pack}`;
/** "In 2 flavours" is no size. */
const MIN_ML = 50;

/** "Thanks, Priya" */
const SIGNED_OFF =
  /[\s.,;!?–—-]*\b(?:[Tt]hanks|[Tt]hank you|[Cc]heers|[Rr]egards|[Bb]est wishes|[Kk]ind regards|[Mm]any thanks)\b[\s,.!–—-]*(?:[A-Z][a-z]+){1,2}[.!]?\s*$/u;

/** "Btw", "while you're at it", "oh and" begin another question. */
const IN_ADDITION =
  /[\s,.;–—-]*\b(?:(?:oh,? )?(?:and |also )?(?:btw|by the way|while (?:you|i|we)(?:['’]?(?:re|m)| are| am)? at it|one more (?:thing|question))|oh,? (?:and|also))\b[\s,:–—-]*(?=\S)/giu;
/** "Osmolality of X as her stoma output is up": the reason for asking, if no decision is asked for. */
const REASON_GIVEN =
  /^((?!.*\b(?:should|shall|would|could|can|may|must|give|need\w*|better|best|ok|okay|suit\w*|safe|enough|instead|change|switch|swap|start|stop|increase|reduce)\b).*?),?\s+(?:as|because|since|cos|coz|seeing as|given that)\s+(?=(?:s?he|they|his|her|their|my|our|the (?:patient|lady|man|baby|child)|mum|dad|bed)\b)/iu;
/** "Student asked me this:", "quick one -": an introduction. */
const ASKED_BY =
  /^(?:(?:hi|hiya|hello|hey|morning|afternoon)[\s,.!]+)?(?:(?:(?:a|the|my|our|one of the|this) )?(?:student|manager|pharmacist|nurse|colleague|chef|kitchen|ward|rep|boss|team|someone|somebody)s? (?:has |have |is |are |just )*(?:asked|asks?|asking|wants? to know|wanting to know|wonder(?:s|ing))(?: (?:me|us))?(?: (?:this|these|the following))?|(?:just )?(?:a )?quick (?:one|question|q|query)|(?:a )?couple of (?:questions|quick ones|things))\s*[:,–—-]+\s*(?=\S)/iu;
/** "Thanks a mill" after a question. */
const THANKED_AFTER =
  /(?<=\S+\s+\S+)[\s,.!–—-]+(?:(?:many )?thanks|thank you|thx|ta|tia|cheers)(?: (?:a mill(?:ion)?|a lot|so much|very much|in advance|again))?[\s.!]*$/iu;

/** "Which one can adults have": the verb, not a tin. */
const WHO_CAN =
  /\b((?:which|what|who|ones?) )can(?= (?:adults|children|kids|babies|infants|toddlers|teenagers|teens|people|patients|residents|anyone|someone|vegans|vegetarians)\b)/giu;
/** "Kcal for two of them" */
const COUNT_OF_THEM = /\bfor (?=(?:\d+|two|three|four|five|six) of (?:them|those|these)\b)/giu;
/** "Per 500": of a liquid. */
const PER_AMOUNT =
  /(?<!\b(?:those|them|these|each|both)\b.*)\bper ([1-9]\d{2,3})(?! ?(?:ml|mls|g|kg|l|kcals?|litres?|cal\w*|k?j|mg|%|packs?|bags?|bottles?|cartons?|pouch(?:es)?)\b|\d|[.,]\d)/giu;
/** "I'm on about the fibre version": names what is meant. */
const TALKS_ABOUT =
  /^(?:(?:no|sorry|oops)[\s,]+)*(?:i['’]?m|i am|i was) (?:on|talking|asking) about\s+(?=\S)/iu;
/** "How much K would be in a litre of it": "would be" becomes "is". */
const WOULD_BE = /\b(how (?:much|many) (?:\w+ ){1,3}?)would (?:there )?be (?=in\b)/giu;

/** "Potassium per 100 kcal rather than 100 ml": the basis that is not wanted. */
const NOT_PER =
  /(?<=\b(?:per|by|on|in) (?:an? )?(?:100 ?(?:k?cals?|mls?|g)|(?:bottle|pack|sachet|pouch|carton|serving)))[\s,(]+(?:rather than|instead of|(?:and )?not) (?:per |by |in )?100 ?(?:k?cals?|mls?|g)\b\)?/iu;
/** "Dairy doesn't agree with him": does not tolerate it. */
const DISAGREES =
  /\b(dairy|milk|lactose|gluten|wheat|soya?|eggs?|fish|nuts) (?:doesn['’]?t|does not|don['’]?t|do not|never) (?:really )?agrees? with (?:him|her|them|me|us|my \w+)\b/giu;
/** "Take the powders out": the verb beside its particle, as in "take out the powders". */
const OUT_AT_END =
  /\b(take|leave|cut|strip|filter|knock|chuck|rule) ((?:all )?(?:the |any )?(?:powders|liquids|drinks|feeds|foods|supplements|pouches|bars|bottles|cartons|sachets|tins)) (out|off|away)(?=(?: please)?[\s.!]*$)/iu;
/** "What else does it come in": flavours and packs; "sick of vanilla, what else does it come in": flavours. */
const COMES_IN_ELSE =
  /(\b(?:sick|fed up|tired|bored) (?:of|with)\b.*)?\bwhat else does ([^?.!,]{2,40}?) come in(?=[\s?.!]*$)/iu;
const asFlavours = (_: string, before: string | undefined, of: string): string =>
  `${before ?? ''}what flavours ${before === undefined ? 'and pack sizes ' : ''}does ${of} come in`;

/** "A shorter date than 12 months": a shorter shelf life. */
const KEEPS_SHORTER = /\b(shorter|longer) (?:shelf ?life|dates?|expiry(?: dates?)?|life) than\b/giu;

/** "A child of 2", "a lad aged 7 months": rewritten as "a 2 year old child". */
const CHILD_OF_AN_AGE =
  /\b(child|kid|boy|girl|lad|lass|toddler|teenager|teen|baby|infant) (?:of|aged?|who is|at) (\d{1,2})(?: ?(years?|yrs?|y|yo|months?|mths?|mo|weeks?|wks?)\b(?: olds?\b)?|(?<!\b(?:baby|infant) [a-z ]{2,6} \d{1,2})(?![\w.,]*\d|[a-z%]| ?(?:ml|mls|l|g|kg|kcal|mg|%|scoops?|bottles?|packs?|sachets?|days?|hours?)\b))/iu;
/** Only where nothing but the child's age is told and nothing is to be decided: other words may describe an illness. */
function withAgeSpelled(message: string): string {
  const found = CHILD_OF_AN_AGE.exec(message);
  if (found === null) return message;
  const [said, who = '', count = '', unit = 'year'] = found;
  const textBefore = message.slice(0, found.index);
  const textAfter = message.slice(found.index + said.length);
  const unitName = /^m/iu.test(unit) ? 'month' : /^w/iu.test(unit) ? 'week' : 'year';
  return ENDS_OR_TAKES.test(textAfter) && !DECIDES_OR_TELLS.test(textBefore + textAfter)
    ? `${textBefore}${count} ${unitName} old ${who}${textAfter}`
    : message;
}
const ENDS_OR_TAKES =
  /^\s*(?:[?.!]*$|(?:have|take|drink|eat|use)\b|(?:that|which) (?:is|are|aren|isn|do|don|has|have)\b)/iu;
const DECIDES_OR_TELLS =
  /[,;]|\b(?:who|whose|should|shall|do (?:i|we)|give|giving|start|put|swap|switch|change|how (?:much|many)|enough|safe|needs?|best|with|on|in|after|post|not)\b/iu;

/** "The most Na", "how much K has it": in capitals these are chemical symbols, not words. */
const SYMBOLS: Readonly<Record<string, string>> = {
  Na: 'sodium',
  K: 'potassium',
  Ca: 'calcium',
  Mg: 'magnesium',
};
const SYMBOL =
  /(?<=\b(?:most|least|more|less|higher|lower|highest|lowest|much|in|the|its|of) )(?:Na|K|Ca|Mg)(?=[\s?.!,]|$)/gu;

/** Removes what was taken back, thanks and numbering, and says whether the message starts a new topic. */
export function normaliseMessage(typed: string): { message: string; startsNewTopic: boolean } {
  const message = withoutNumbering(
    withPunctuation(withAgeSpelled(typed))
      .replace(FORWARDED, '')
      .replaceAll(BULLETS, (_, before: string) => (before === '' ? '' : '? '))
      .replace(TASK_WORDING, '')
      .replace(TAKEN_BACK, '')
      .replace(THANKED, '')
      .replace(ASKED_BY, '')
      .replace(THANKED_AFTER, '')
      .replace(REASON_GIVEN, '$1. ')
      .replaceAll(IN_ADDITION, (_, at: number) => (at === 0 ? '' : '? '))
      .replace(SAID_BUT_MEANT, 'i meant $1')
      .replace(NOT_THAT, 'i meant ')
      .replace(NO_NOT, '')
      .replace(NOT_HERE_THEN, '')
      .replace(SIGNED_OFF, '')
      .replaceAll(IN_PACKS_OF, (_, of: string, all = '') => `do ${of}${all} come in `)
      .replaceAll(IN_A_SIZE, withPackSize)
      .replace(TALKS_ABOUT, 'i meant ')
      .replaceAll(WHO_CAN, '$1could')
      .replaceAll(COUNT_OF_THEM, 'in ')
      .replaceAll(SYMBOL, (said) => SYMBOLS[said] ?? said)
      .replaceAll(PER_AMOUNT, (said, amount: string) => (amount === '100' ? said : `in ${amount} ml`))
      .replaceAll(WOULD_BE, '$1is ')
      .replaceAll(KEEPS_SHORTER, (_, than: string) => `shelf life ${/^s/iu.test(than) ? 'under' : 'over'}`)
      .replace(NOT_PER, '')
      .replaceAll(DISAGREES, '$1 intolerant')
      .replace(OUT_AT_END, '$1 $3 $2')
      .replace(COMES_IN_ELSE, asFlavours)
      .replaceAll(WHETHER_IT_IS, asAsked)
      .replaceAll(IF_THERE_IS, '')
      .replace(SLIP_OF_WRITER, 'i meant ')
      .replace(MEANT_PER, '')
      .replace(TAKEN_BACK_FOR, '')
      .replace(THEN_AN_AMOUNT, ', '),
  );
  return { message, startsNewTopic: message !== typed && BEGINS_ANEW.test(typed) };
}
