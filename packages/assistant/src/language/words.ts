// Longer than other files: all steps that normalise a message, in order.
import { memoizeRecent } from './memoize.ts';
import { wordsToNumbers } from './number-words.ts';

/** A number or word of a message, normalised. */
export type Word = {
  text: string;
  isNumber: boolean;
  /** A number written as a word: "two". */
  isNumberWord: boolean;
  /** A fraction: "half", "1/2". */
  isFraction?: true;
  /** A comma that was the end of a sentence, or a colon, whose two sides belong together. */
  mark?: 'end' | 'colon';
};

/** "1/3 bottle", "2/3": has no exact decimal, so it is kept and asked back. */
export const INEXACT_FRACTION = /^(?:[1-9]\/(?:[35-9]|10)|2\/[34])$/u;

/** Letters and digits that form one token: a vitamin, a disorder, a formula. */
const KEPT_TOGETHER = /^(?:b(?:1|2|3|5|6|7|9|12)|d2|d3|k1|k2|ga1|h2o|po4|o3|fp10)$/u;

const parsePairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split('|').map((pair) => pair.trim().split('=') as [string, string]));

const NUMBER_WORDS = parsePairs(
  'two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11|twelve=12|dozen=12',
);

/** "Under ones", "the over sixties": spoken ages. Elsewhere "ones" are products. */
const AGES_IN_WORDS = parsePairs(
  'ones=1|twos=2|threes=3|fours=4|fives=5|sixes=6|sevens=7|eights=8|nines=9|tens=10|twelves=12|eighteens=18|sixties=60|seventies=70|eighties=80|nineties=90',
);
const AGE_IN_WORDS = new RegExp(
  `\\b(under|over|below|above)[ -](${[...AGES_IN_WORDS.keys()].join('|')})\\b`,
  'gu',
);

/** Abbreviations and other spellings, expanded; only those with one meaning here. */
const ABBREVIATIONS =
  parsePairs(`n=and|em=them|soz=sorry|sry=sorry|ye=you|nrg=energy|conc=concentrate|supps=supplements|suppliments=supplements|supp=supplement|bot=bottle|bots=bottles|
  pch=pouch|pkt=packet|pkts=packets|yr=year|yrs=years|flav=flavour|flavs=flavours|w=with|u=you|btwn=between|diff=difference|nutr=nutrition|
  btl=bottle|btls=bottles|bttl=bottle|ctn=carton|ctns=cartons|sach=sachet|sachs=sachets|prot=protein|choc=chocolate|
  strawb=strawberry|mustnt=must not|notifs=notifications|vegn=vegan|lvl=level|hrs=hours|hr=hour|prods=products|gf=gluten free|df=dairy free|whats=what is|whens=when is|
  whos=who is|wheres=where is|hows=how is|im=i am|ive=i have|weve=we have|youve=you have|theyve=they have|hes=he is|shes=she is|theyre=they are|gonna=going to|
  outer=case|outers=cases|grammes=grams|gramme=gram|milligrams=mg|milligram=mg|milligrammes=mg|milligramme=mg|microgrammes=micrograms|microgramme=microgram|
  wt=weight|vol=volume|vols=volumes|wgt=weight|pt=patient|px=patient|pts=patients|vit=vitamin|vits=vitamins|diarrhea=diarrhoea|fiber=fibre|celiac=coeliac|wud=would|cud=could|shud=should|wich=which|wat=what|hw=how|
  pediatric=paediatric|fattiest=highest fat|leanest=lowest fat|saltiest=highest salt|sugariest=highest sugars|sweetest=highest sugars|sweeter=higher sugars|saltier=higher salt|fattier=higher fat|soy=soya|eqn=equation|eqns=equations|whit=what|wan=one|maist=most|yer=your|ur=your|urs=yours|wats=what is|wuts=what is|deets=details|hiprot=high protein|hipro=high protein|pwd=powder|pwdr=powder|vgn=vegan|mny=many|multifibre=multi fibre|kilocalories=kcal|kilocalorie=kcal|kilojoules=kj|millilitres=ml|mililitres=ml|ure=you are|youre=you are|r=are|abt=about|thru=through|tonite=tonight|gud=good|wots=what is|wens=when is|ni=northern ireland|wot=what`);

/** Fraction signs: expanded before normalisation, which would turn "2½" into 21/2. */
const FRACTION_SIGNS = parsePairs('½= 1/2|¼= 1/4|¾= 3/4');

/** "4F", "7M" in a chart; "7m" are months. */
const SEX_AND_AGE = /(?<![\d.,/-])\b(\d{1,2}) ?([FM])\b/gu;

/** Lower case, one kind of quote and dash, no accents, a decimal point, no thousands comma. */
export function normaliseText(message: string): string {
  return message
    .replace(
      SEX_AND_AGE,
      (_, age: string, sex: string) => `${age} year old ${sex === 'F' ? 'female' : 'male'}`,
    )
    .replace(/[½¼¾]/gu, (sign) => ` ${FRACTION_SIGNS.get(sign) ?? sign}`)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[\u00a0\s]+/gu, ' ')
    .replace(/[†‡]/gu, (sign) => (sign === '†' ? ' dagger ' : ' double dagger '))
    .replace(/(\d),(?=\d{3}(?!\d))/gu, '$1')
    .replace(/(\d),(?=\d{1,2}(?!\d))/gu, '$1.')
    .trim();
}

/** "Vitamins A, D and E", "vit a/d": letters that mean vitamins because of the first word. */
const VITAMINS = /\bvit(?:amin)?s? [a-ek]\d{0,2}(?:(?: ?[,/&] ?| and | (?!a ))+[a-ek]\d{0,2}(?![a-z\d]))+/gu;

const spelledOut = (list: string): string =>
  list
    .replace(/^\w+ /u, '')
    .split(/[^a-z\d]+/u)
    .flatMap((letter) => (letter === 'and' ? [] : [`vitamin ${letter}`]))
    .join(' , ');

/** Between the initials of the three macronutrients: "p f and c", "P/F/C". */
const BETWEEN_INITIALS = String.raw`(?:\s*[,/&+]\s*(?:and\s+)?|\s+(?:and\s+)?)`;
const MACROS = ['pfc', 'pcf', 'cpf', 'cfp', 'fpc', 'fcp'].map((order) =>
  order.split('').join(BETWEEN_INITIALS),
);

const ENERGY = '(?:energy|k?cals?|calories?)';
const TO_NITROGEN = String.raw`(?: ?[:/] ?| (?:to|per|for (?:each|every)) )(?:1 ?)?(?:g(?:rams?)? (?:of )?)?n(?:itrogen)?\b(?: ratio)?`;

const PERSON =
  '(?:a )?(?:vegans?|vegetarians?|child|children|kids?|bab(?:y|ies)|infants?|toddlers?|teenagers|adults?|under \\d+ ?s)';

/** Rewriting rules, in this order: endings, other spellings, synonyms, ratios, and ends of lists and sentences. */
const REWRITING_RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\b(?:${MACROS.join('|')}|pfc|cpf)\b`, 'gu'), 'protein , fat and carbohydrate'],
  // "In a 200 bottle", "the 400 tin": a size, not a count.
  [/(?<=\b(?:an?|the|your|our|each|per) \d{3,4}) (?=(?:bottle|carton|pouch|bag|pack)\b)/gu, ' ml '],
  [/(?<=\b(?:an?|the|your|our|each|per) \d{3,4}) (?=(?:tin|tub)\b)/gu, ' g '],
  [/\b(?:actually|literally|basically|um+|uh+|erm+)\b/gu, ''],
  [/\b(?:thanks|thank you|ta|cheers) in advance\b/gu, ''],
  // "Litre and a half"
  [/\b(?:(?:an?|one|1) )?(litre|bottle|pack|carton|sachet|tin|pot|pouch|scoop) and a half\b/gu, '1.5 $1'],
  // "A feed with 2 kcal in a litre bag": nothing has so little in a pack.
  [/\b([0-4](?:\.\d{1,2})?) ?k?cals? (?=in (?:an? |the )?(?:litre|\d+ ?(?:ml|l)\b))/gu, '$1 kcal/ml '],
  // "The complete list" is of no nutritionally complete feeds.
  [/\b(?:complete|entire) (?=(?:list|range|set|catalogue)\b)/gu, ''],
  // "One and a half bottles".
  [/\b(?:one|1) and a half\b/gu, '1.5'],
  // "With a single Dalesip Two", "plus an additional 200 ml".
  [/\b(?:an?|one) (?:single|additional|extra|further) (?=\d)/gu, ''],
  [/\b(?:an?|one) (?:single|additional|extra|further)\b(?! of\b)/gu, 'one'],
  // "One Sip Mini on top"
  [/(?<=\b(?:with|and|plus) (?:\S+ ){1,6})on top(?=[,.?;!]| comes\b| of (?:that|this|it)\b|$)/gu, 'together'],
  // "Just double-checking", "a quick sanity check".
  [/\b(?:quick )?(?:double|triple|cross|spot|sanity)[ -]?(check(?:s|ed|ing)?)\b/gu, '$1'],
  // "The peptide feed (Tarnvane)", "2 Dalesip Shake (powder only)", "dry powder, per 100 g".
  [/\b(?:feed|drink|formula|one|bottle|tin|pot|sachet) (?=\([a-z]+[,)])/gu, ''],
  [/\((?:(?:dry|unmade) powder|powder (?:only|alone))\)|, ?(?:dry|unmade) powder(?=,? ?per 100)/gu, ''],
  // "Any flavour but chocolate"
  [
    /\b(any|every|all) (?:other )?(\w+) (?:but|bar) (?!not\b|no\b|with|without|for\b|in\b|that\b|which\b|also\b|only\b|is\b|are\b|has\b|have\b)/gu,
    '$1 $2 except ',
  ],
  // "Do either come in banana" after two products
  [/^((?:(?:and|also|so|but) )*(?:do|does|is|are|can|has|have)) either(?: one)?(?= )/u, '$1 both'],
  [
    /\b(?:is there|do you do|do you have) an? (neutral|unflavoured|plain) (?:one|version|flavour)\b/gu,
    'does it come in $1',
  ],
  // "Made up with 240 of full fat milk"
  [/\b(with|in|into) (\d{2,4}) ?(?:mls? )?(?:of )?full[ -](?:fat|cream) milk\b/gu, '$1 $2 ml of whole milk'],
  [
    /\b(with|in|into|to|using) (\d{2,4}) (?!mls?\b|g\b|l\b)(?=(?:of )?(?:[a-z]+[ -]){0,2}(?:milk|water|juice)\b)/gu,
    '$1 $2 ml ',
  ],
  // "Per bottle, not per 100 ml"
  [/,? not per 100(?: ?(?:mls?|g)\b|\b(?! ?(?:k|mg)))/gu, ''],
  // "Not managing more than 100 ml at a time"
  [
    /\b(?:not|cant|cannot|wont|doesnt|does not|unable to|struggl\w+ to|never) (?:manag\w+|tak\w+|tolerat\w+|drink\w*|finish\w*|eat\w*|cop\w+ with) (?:any )?more than\b/gu,
    'at most',
  ],
  // "Coffee-ish"
  [/(?<=[a-z])-ish\b/gu, ''],
  // "4/12" is four months, "3/52" three weeks, "5/7" five days, "20/40" or "36+4/40" weeks of pregnancy.
  [/\b(\d{1,2})(?:\+\d)?\/40\b(?: weeks?)?(?: pregnant| gestation)?/gu, '$1 weeks pregnant'],
  [/\b(\d{1,2})\/7\b(?!\/)/gu, '$1 days'],
  [/\b(\d{1,2})\/12\b/gu, '$1 months'],
  [/\b(\d{1,2})\/52\b/gu, '$1 weeks'],
  // "Non-protein kcal per g of nitrogen", "NPC:N", "kcal to nitrogen ratio".
  [
    new RegExp(String.raw`\b(?:n\.?p\.?c\.?|non[ -]?protein ${ENERGY})${TO_NITROGEN}|\bnpc ?n\b`, 'gu'),
    'npcn',
  ],
  [
    new RegExp(
      String.raw`\b${ENERGY}${TO_NITROGEN}|\b${ENERGY} n(?:itrogen)? ratio\b|\bn(?:itrogen)?(?: ?[:/] ?| to )${ENERGY}\b(?: ratio)?`,
      'gu',
    ),
    'kcaln',
  ],
  // "4 boluses of 250 ml", "3 x 200 boluses"
  [
    /\b(\d{1,2}|two|three|four|five|six|eight) (?:bolus(?:es)?|feeds|doses) of (?=\d[\d.]* ?mls?\b)/gu,
    '$1 x ',
  ],
  [/\b(\d{2,4}) (?=bolus(?:es)?\b)/gu, '$1 ml '],
  // "N-3", "n6:n3".
  [
    /\b(?:n-([369])\b|n([369])\b(?= ?(?::|to\b|fatty|fats?\b|pufas?\b|ratio)|$)|(?<=[369] ?(?::|to) ?)n([369])\b)/gu,
    'omega $1$2$3',
  ],
  // "At 15 % w/v": grams in 100 ml, as "%" alone says.
  [/(?<=%) ?w ?\/ ?v\b/gu, ''],
  [/\b(level|iddsi) (\d) (or|and) (?=\d\b)/gu, '$1 $2 $3 $1 '],
  [/(?<=\d|\bper|\ba|\/) ?mil\b/gu, ' ml'],
  [/\b(what|who|where|how|he|she|it|that|there)'s\b/gu, '$1 is'],
  [/'s\b/gu, ''],
  [/\bvit(?:amin)?([a-ek])(?=\d{0,2}\b)/gu, 'vitamin $1'],
  // "n" is nitrogen here, not "and".
  [/\bg ?n(?= ?(?:\/|per) ?kg)/gu, 'g nitrogen'],
  // "Not only vegan but also kosher": both.
  [/\bnot (?:only|just) (.*?) but (?:also )?/gu, 'both $1 and '],
  [/\b(?:i\.e|e\.g)\b\.?/gu, ','],
  [/\bonce spiked\b/gu, 'spiked'],
  // "1.2ish kcal/ml"
  [/\b(\d+(?:\.\d+)?) ?-?ish\b/gu, 'about $1'],
  [/\b1st\b/gu, 'first'],
  [/\b2nd\b/gu, 'second'],
  [/\b3rd\b/gu, 'third'],
  [/\b4th\b/gu, 'fourth'],
  // 5'4" is a height, not 54.
  [
    /\b([3-7])' ?(\d{1,2}(?:\.\d+)?)\b(?:"|''| ?(?:in|ins|inch|inches)\b(?! (?:cms?|m|metres?|met\w+)\b))?/gu,
    '$1 foot $2',
  ],
  [/'/gu, ''],
  [/\bcan not\b/gu, 'cannot'],
  // "Which can't vegans have", "what can children not have": moves the person before the verb.
  [
    new RegExp(
      String.raw`\b(cannot|cant|mustnt|shouldnt) (${PERSON}) (?=(?:have|take|use|eat|drink)\b)`,
      'gu',
    ),
    '$2 $1 ',
  ],
  [
    new RegExp(String.raw`\b(?:can|should|may) (${PERSON}) not (?=(?:have|take|use|eat|drink)\b)`, 'gu'),
    '$1 cannot ',
  ],
  [
    /\b((?:cannot|not|\w+nt) (?:\w+ ){0,3}?)(?:until|till) (?=\d+ ?(?:years?|yrs?|months?|mths?)\b)/gu,
    '$1under ',
  ],
  // "Not before 8 years", "only from 8 years", "before the age of 8": not under that age.
  [
    /(?<!best )\b(?:not|only) (?:before|until|from) (?:(?:the )?age (?:of )?)?(?=\d+ ?(?:years?|yrs?|months?|mths?)\b)/gu,
    'not for under ',
  ],
  [/(?<!best )\bbefore (?:(?:the )?age (?:of )?)?(?=\d+ ?(?:years?|yrs?|months?|mths?)\b)/gu, 'under '],
  [/\bbefore (?:the )?age (?:of )?(\d+)\b/gu, 'under $1s'],
  // "The runner-up for iron", "for the lowest sodium"; alone it is the second of the list before.
  [
    /\brunners?[ -]?up (?:for|in|on|by|with) (?:the )?(?=(?:most|least|highest|lowest|fewest)\b)/gu,
    'second ',
  ],
  [/\brunners?[ -]?up (?:for|in|on|by|with)\b/gu, 'second most'],
  [/\brunners?[ -]?up\b/gu, 'second'],
  // "Beats the other for protein": has more of it.
  [
    /(?<!\b(?:hearts?|pulse) )\b(?:beats?|outdoes|outdo|surpass|surpasses) (.+?) (?:for|on|in|at|by) (?:its |the )?([^?,.;!]+)/gu,
    'have more $2 than $1',
  ],
  [/(?<=[a-z]{2})(?<!a)emia\b/gu, 'aemia'],
  [/\bedema/gu, 'oedema'],
  [/\bsulf/gu, 'sulph'],
  [/\byogh/gu, 'yog'],
  [/\bmma ?\/ ?pa\b/gu, 'mma pa'],
  [/\bw\/o(?:ut)?\b/gu, 'without'],
  [/\bw\/(?=\s?[a-z])/gu, 'with '],
  [/\b(?:n|nth|nrthn)\.? ?ireland\b/gu, 'northern ireland'],
  [/&/gu, ' and '],
  [/\b(?:two|2)[ -]thirds\b/gu, '2/3'],
  [/\b(?:a|one|1)[ -]third\b/gu, '1/3'],
  [/(\d)\s*:\s*(\d)(?![\d.]*\s?(?:mls?|l|litres?|x)\b)/gu, '$1:$2'],
  [/(\d)\s+(?:to|-)\s+(?=1(?![\d.]))/gu, '$1:'],
  [/(\d)-(?=1(?![\d.]))/gu, '$1:'],
  [/(\d)\s*[×*]\s*(?=\d)/gu, '$1 x '],
  // "A bottle of it vs two of them".
  [
    /\b(bottle|carton|pack|sachet|pouch|pot|tin) (vs|versus|v|or|and) (\d|two|three|four) of (?:them|those|these)\b/gu,
    '$1 $2 in $3 $1s of it',
  ],
  // "Having two 200ml", "in two 125s"; after a name, "Two" belongs to it.
  [
    /(?<=(?:^|\b(?:in|of|has|have|having|had|takes?|taking|took|gets?|on|plus|and|gives?|given|for) ))(two|three|four|five|six) (\d{2,4}) ?(?:mls?|s)\b/gu,
    '$1 x $2 ml',
  ],
  // "10-20 g": a range.
  [/(?<=(?<![\w.-])\d+(?:\.\d+)?)-(?=\d+(?:\.\d+)?\s?(?:k?cals?|mg|mcg|g|mmols?|mls?)\b)/gu, ' to '],
  [/\bbest (?=(?:\w+ ){1,2}to (?:\w+ ){1,2}ratio)/gu, 'highest '],
  // "3 x 125 mini", "Nephrane Dialysis 200 x 2".
  [/\b([1-9]) ?x ?([1-9]\d{2})(?!\d|\s?(?:mls?|l|g|grams?|k?cals?|mg)\b)/gu, '$1 x $2 ml'],
  [/\b([1-9]\d{2}) ?x ?([1-9])(?![\d.]|\s?(?:mls?|l|g|grams?)\b)/gu, '$2 x $1 ml'],
  // "1500 + 2 minis", "7 + fibre" is a name.
  [/(?<!\b7) \+ (?=[a-z\d])(?!\+ (?:k?cals?|kj|mg|mcg|g|mls?|mmols?|y|yrs?|years?|months?)\b)/gu, ' and '],
  [/>=|≥/gu, ' at least '],
  [/<=|≤/gu, ' at most '],
  [/[<>]/gu, ' $& '],
  [/\/\s*(?=100\s?(?:k?cals?|mls?|g)\b)/gu, ' per '],
  [
    /(?<=\b(?:k?cals?|kj|mg|mcg|ug|g|mmols?|ml|mls))\s*\/\s*(?=\d+\s?(?:k?cal|ml|g)|bottle|pack|sachet|pouch|pot|serving|scoop)/gu,
    ' per ',
  ],
  [/(\d\s*(?:kcals?|mg|g|mmol)(?: ?\/ ?| per )(?:100 ?)?(?:ml|g))\s*\+/gu, '$1 or more '],
  // "500 ml + a bottle of another" is a sum.
  [/(\d\s*(?:kcal|mg|ml|g))\s*\+(?! (?:\d|an?\b|one\b|half\b|another\b))/gu, '$1 or more '],
  // "10+ g protein", and an age: "60+". Elsewhere the sign belongs to a name, as in "7+ kcal": no product has 7 kcal/ml.
  [/(?<![\d.])([3-9])\s*\+(?=\s?k?cals?\b)/gu, '$1 '],
  [/(\d+(?:\.\d+)?)\s*\+(?=\s?(?:k?cals?|kj|mg|mcg|g|ml|mmols?)\b)/gu, 'at least $1 '],
  [/\b([2-9]\d)\s*\+(?!\s?(?:energy|fibre|\d))/gu, 'over $1 '],
  [/(\d)\s*\+/gu, '$1 '],
  [/(\d)\s*plus\b(?= (?:energy|fibre))/gu, '$1 '],
  // "2.0 sip feeds", "the 1.5s": an energy density, unless a name comes before it.
  [
    /(?<=^|\b(?:the|your|you|any|all|which|what|list|show|me|vegan|vegetarian|halal|kosher|adult|paediatric|have|fibre|free|only|just) )(\d\.\d) ?(?=(?:sips?|tube|ons|feeds?|drinks?|supplements?|ones?)\b)/gu,
    '$1 kcal ',
  ],
  [/\b([0-4]\.\d)s\b/gu, '$1 kcal ones'],
  // "The 2.0 for children": "2" alone would be a count.
  [/(?<=\b(?:the|your|our|which|any) )([12]\.0)(?= (?:for|with|without|that|from)\b)/gu, '$1 kcal ones'],
  // "Protein/L": not a unit of a result.
  [
    /(?<!\b(?:m?mol|m?osm|m?c?g|[nµμu]g|m?l|k?cals?|kj|iu|u|units?)) ?\/ ?(?=(?:l|litre|100 ?ml|bottle|sachet|carton|pouch|pot|scoop)\b)/gu,
    ' per ',
  ],
  // "How many days can I keep the bottle open".
  [/\bhow many (?:days|weeks)(?= .*\b(?:open\w*|keep\w*|kept|fridge|stor\w+)\b)/gu, 'how long'],
  // "Order Dalesip by protein" ranks; "order it by phone" does not.
  [/^(?:(?:please|can you|could you) )?order (?=.* by (?!phone|email|post|fax|telephone|online))/gu, 'rank '],
  [/(?<= \+ .*)=\s*(?=how\b|what\b|\?|$)/gu, ' total '],
  // "What volume of X = 1500 kcal".
  [/\s=\s?(?=\d[\d.]*\s?(?:k?cals?|kj|m?c?g|mmols?)\b)/gu, ' gives '],
  // "Leucine in X, should be nil": what the label is expected to say.
  [
    /(?<=(?:^|,|\b(?:it|that|which|this)) *)(?:should|ought to|must) be (?=(?:(?:virtually|nearly|next to|almost|about) )*(?:nil(?! by)|none|zero|nothing)\b)/gu,
    'is ',
  ],
  // "She is 3 can she have it": no cans.
  [/\b(\d+) can (?=(?:i|he|she|they|we|you|it)\b)/gu, '$1 , can '],
  [/ \+ /gu, ' and '],
  [/[,|]|(?<!(?<![\d.])[1-9])\/|\/(?!(?:[2-9]|10)(?![\d.]))|\s-+\s/gu, ' , '],
  // A name does not continue after a full stop, a colon or a question mark.
  [/;|[.?!](?= +\w)/gu, ' ,, '],
  [/:(?= +\w)/gu, ' ,,, '],
  [/[^a-z0-9.:,%<>µμ/ ]+/gu, ' '],
  [/\bnot (?:only|just|solely|merely) (?=\w)/gu, ''],
  // "Dalesip Two isnt 125 ml, is it", "Dalesip Two is vegan, isnt it": questions, turned around.
  [/^(.+?) (?:isnt|arent|doesnt|dont|hasnt) (.+?)(?: ,)? (is|are|does|do|has) (?:it|they) *$/gu, '$3 $1 $2'],
  [/^(.+?) (is|are|has) (.+?)(?: ,)? (?:isnt|arent|hasnt) (?:it|they) *$/gu, '$2 $1 $3'],
  [/^is (.+)(?<! (?:per|in|and|to|than)) (\d[\d.]* ?(?:mls?|g|l|litres?)) *$/gu, 'does $1 come in $2'],
  [/[.:](?!\d)/gu, ' '],
];

/** The words of a message in order; a comma or slash between words stays as ",", so that lists can be recognised. */
export const wordsOf: (message: string) => readonly Word[] = memoizeRecent(readWordsOf);

function readWordsOf(message: string): Word[] {
  let text = wordsToNumbers(normaliseText(message))
    .replace(VITAMINS, spelledOut)
    .replace(AGE_IN_WORDS, (_, side: string, age: string) => `${side} ${AGES_IN_WORDS.get(age)} s`);
  for (const [pattern, instead] of REWRITING_RULES) text = text.replace(pattern, instead);
  const texts = text
    .split(' ')
    .flatMap(splitDigits)
    .flatMap((each) => (ABBREVIATIONS.get(each) ?? each).split(' '))
    .filter((each) => each !== '');
  return withFractions(texts.map(wordOf));
}

function wordOf(text: string): Word {
  if (text.startsWith(',,'))
    return { text: ',', isNumber: false, isNumberWord: false, mark: text === ',,' ? 'end' : 'colon' };
  const spelt = NUMBER_WORDS.get(text);
  const normalised = spelt ?? text;
  // "2.0" is "2".
  const canonical = /^\d+\.\d+$/u.test(normalised) ? normalised.replace(/\.?0+$/u, '') : normalised;
  return { text: canonical, isNumber: /^\d+(?:\.\d+)?$/u.test(canonical), isNumberWord: spelt !== undefined };
}

/** "350ml" and "pku15" are two tokens each; "b12" and "4:1" are one. */
const splitDigits = (text: string): string[] =>
  KEPT_TOGETHER.test(text) || /[:/]/u.test(text)
    ? [text]
    : text
        .replace(/(\d)([a-zµμ%])/gu, '$1 $2')
        .replace(/([a-z])(\d)/gu, '$1 $2')
        .split(' ');

const PARTS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, couple: 2 };

function fractionOf(text: string): number | undefined {
  const typed = /^([13])\/([24])$/u.exec(text);
  if (typed !== null) return Number(typed[1]) / Number(typed[2]);
  return Object.hasOwn(PARTS, text) ? PARTS[text] : undefined;
}

/** "Half a litre" is 0.5 litre, "three quarters of a pot" 0.75 pot, "a couple of sachets" 2 sachets. */
function withFractions(words: readonly Word[]): Word[] {
  const read: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const each = words[at];
    if (each === undefined) break;
    const isThree = each.text === 'quarters' && read.at(-1)?.text === '3';
    const value = isThree ? 0.75 : fractionOf(each.text);
    if (value === undefined) {
      read.push(each);
      continue;
    }
    if (isThree || /^an?$/u.test(read.at(-1)?.text ?? '')) read.pop();
    const isSix = each.text === 'half' && words[at + 1]?.text === 'a' && words[at + 2]?.text === '12';
    if (isSix) at += 2;
    const isFraction = !isSix && each.text !== 'couple';
    const text = String(isSix ? 6 : value);
    read.push({ text, isNumber: true, isNumberWord: true, ...(isFraction && { isFraction }) });
    if (isSix) continue;
    while (/^(?:an?|of|the|his|hers?|their|my)$/u.test(words[at + 1]?.text ?? '')) at += 1;
  }
  return read;
}

/** The message as words with single spaces, for finding phrases. */
export const phraseText = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');
