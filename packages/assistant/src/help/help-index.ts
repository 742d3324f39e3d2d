import { stem } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import { grouped, wordsIn } from '../language/phrases.ts';

/** A topic, how near a question is to its examples, and whether the words in common tell it from others. */
export type HelpHit = {
  name: string;
  likeness: number;
  isTelling: boolean;
  /** One of them is in few topics and little is asked beside it: it tells by itself. */
  isAlone: boolean;
  isExact: boolean;
  /** How near its words are to those of an example, small words and all: "how do you know that". */
  wording: number;
  /** The example that is nearest. */
  example: string;
};
export type HelpIndex = (words: readonly string[]) => readonly HelpHit[];

/** Words that tell no topic from another. */
const SAYS_NOTHING = new Set(
  wordsIn(`
  most least highest lowest more less fewer high low higher lower grams gram mg micrograms litres after before then next a r u ur people about also am an and any are as at be been by can could did do does doing done for from get give go got had has have here how i if in is it its
  just like may me might my need of off on one or our out please pls pz so some that the their them then there these they thing things this
  through to up us per ml mls g kg litre both first second third long sim happen happens women men woman man female male girl girls boy boys adult adults someone somebody take takes taken taking gives gets needs year years month months over under above below between used was we were what when where which who why will with would you your app apps want tell know way use using into thanks thank much offer offers hi
  s ye yous yis hello hey not sorry quick question quickly actually really bit wondering wonder possible somewhere somehow still ever anyone
`),
);

/** Several words for one thing; each stands for the first of its line. */
const SAME = new Map(
  `browser chrome safari firefox edge
save saving saved store stored storing keep kept keeping retain retained
clear delete deleted deleting remove removing erase wipe wiped discard empty
print printing printed printer printout printable paper hardcopy
email emailing emailed mail mailed send sending sent
notification notifications notifs notif alert alerts push
device mobile iphone android ipad tablet handset laptop computer pc mac desktop windows chromebook
phone ring call phoning ringing calling telephone tel
flight plane airplane aeroplane aircraft
offline internet wifi connection signal online network reception broadband
country region location
ireland irish roi republic dublin cork
uk british britain england scotland wales
company owns owner provides provider runs manufacturer manufactures behind
figure figures number numbers value values
update updated updating reload renew refresh sync synced latest recent current newest
calculate calculated calculating calculation calculations worked compute computed derive derived arrive
equation equations
formula formulae formulas
find search searching look looking locate lookup
choose pick select choosing picking selecting
change swap switch alter changing switching modify edit editing adjust
add put insert include adding
enter entering input type typed typing
see view show shows display
not cannot cant wont dont doesnt isnt arent hasnt havent didnt couldnt never unable
weekend saturday sunday monday tuesday wednesday thursday friday weekday weekdays
private confidential secure privacy
regimen regimens regime
patient patients pt
report reports summary
warning warnings warn warns flag flags
wrong incorrect mistake mistakes error errors bug fault typo inaccurate
start begin commence starting started
create make makes made making build set
ai robot bot chatgpt gpt copilot chatbot llm
nurse nurses ward bedside
family carer carers relatives home parents
product products feed feeds supplement supplements range
where-from source sources origin
old previous past yesterday last
screen page tab window
next another different new second
account login password signin username register registration
excel spreadsheet csv
notes record records epr ehr emis
protein proteins
energy calorie calories kcal kcals
fever pyrexia pyrexial febrile temperature
child children paediatric paediatrics paeds kids
infant infants baby babies
stress injury
ventilated ventilator intubated
disappear disappeared gone vanish vanished lost lose
colleague colleagues`
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return [first, ...others].map((word) => [word, first] as const);
    }),
);

const termOf = (word: string): string => SAME.get(word) ?? stem(word);

const termsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      const term = termOf(word);
      return SAYS_NOTHING.has(word) || SAYS_NOTHING.has(term) || !/[a-z]|^6\.25$|^20\d\d$/u.test(word)
        ? []
        : [term];
    }),
  ),
];

/** Every word, the small ones too. */
const allTermsOf = (words: readonly string[]): string[] => [...new Set(words.map(termOf))];

/** Words of the app: an example that ends in "in the app" counts only beside one of them. */
const OF_THE_APP =
  /^(?:apps?|application|website|tool|calculators?|calculations?|screens?|pages?|buttons?|reports?|sim|menu|settings?|tab|favourites|notifications?|password|login|print(?:s|ed|ing|er)?|export|install|templates?|csv|excel|offline|wifi|internet|bookmarks?|filters?|cookies|gdpr|chatbot)$/u;

export const isWordOfTheApp = (word: string): boolean => OF_THE_APP.test(word);
const POLITE = /^(?:hi|hello|hey|sim|please|exactly|so|ok|and)$/u;

/** What is done with anything, and what labels and patients are asked of too: alone these tell nothing. */
const VAGUE = new Set(
  wordsIn(`
  flush powder refeed overnight light bottle litre scoop pack yellow time told once least stuff many number now today only formula infant child open family compare order recommend prescribe suggest nurse save clear find choose change add enter view start create another old wrong show where-from patient product energy protein fluid
`).map(termOf),
);
const OF_A_LOOK_UP = new Set(wordsIn('product energy protein fluid find choose show'));
const ALL_BUT_ALL = 0.99;
/** Whether a word may tell what is asked. */
export const tells = (word: string): boolean => termsOf([word]).some((term) => !VAGUE.has(term));

/** In how many topics a word counts that stands in none. */
const OF_A_NAME = 8;
/** A word that so few topics have tells which is meant, where nothing else is asked. */
const FEW = 3;
/** How much of the likeness is how much of the question the topic speaks of at all, whichever of its examples. */
const SHARE_OF_TOPIC = 0.35;

type Example = {
  name: string;
  text: string;
  terms: readonly string[];
  words: readonly string[];
  weight: number;
  wordWeight: number;
  isOfTheApp: boolean;
};

/** By how many topics have it, what a term weighs. */
function weights(topics: readonly { name: string; terms: readonly string[] }[], unknown: number) {
  const held = new Map<string, Set<string>>();
  for (const { name, terms } of topics)
    for (const term of terms) held.set(term, (held.get(term) ?? new Set()).add(name));
  const count = new Set(topics.map(({ name }) => name)).size;
  const one = (term: string): number => Math.log(1 + count / (held.get(term)?.size ?? unknown));
  return {
    holds: (term: string, name: string) => held.get(term)?.has(name) === true,
    isFew: (term: string) => (held.get(term)?.size ?? Infinity) <= FEW,
    one,
    all: (terms: readonly string[]): number => terms.reduce((sum, term) => sum + one(term), 0),
  };
}

/** Finds topics by the nearest of their examples; a word that few topics have tells more than one of many. */
export function helpIndex(topics: readonly { name: string; asked: string }[]): HelpIndex {
  const read = topics.flatMap(({ name, asked }) =>
    asked.split('; ').map((text) => {
      const words = wordsOf(text).flatMap(({ text: word }) => (word === ',' ? [] : [word]));
      return {
        name,
        text: spoken(words),
        terms: termsOf(words),
        words: allTermsOf(words),
        isOfTheApp: words.includes('app'),
      };
    }),
  );
  const ofTerms = weights(read, OF_A_NAME);
  const ofWords = weights(
    read.map(({ name, words }) => ({ name, terms: words })),
    OF_A_NAME,
  );
  const examples: Example[] = read.map((each) => ({
    ...each,
    weight: ofTerms.all(each.terms),
    wordWeight: ofWords.all(each.words),
  }));
  const byText = new Map(examples.map((example) => [example.text, example]));
  const byWord = grouped(
    examples.flatMap((example) => example.words.map((word) => ({ word, example }))),
    ({ word }) => word,
  );
  return (words) => {
    const exact = byText.get(spoken(words));
    if (exact !== undefined)
      return [
        {
          name: exact.name,
          likeness: 1,
          isTelling: true,
          isAlone: false,
          isExact: true,
          wording: 1,
          example: exact.text,
        },
      ];
    const asked = termsOf(words);
    const askedWords = allTermsOf(words);
    const whole = ofTerms.all(asked);
    const wholeOfWords = ofWords.all(askedWords);
    const isOfTheApp = words.some(isWordOfTheApp);
    const common = new Map<Example, { terms: number; words: number }>();
    for (const word of askedWords)
      for (const { example } of byWord.get(word) ?? []) {
        if (example.isOfTheApp && !isOfTheApp) continue;
        const sum = common.get(example) ?? { terms: 0, words: 0 };
        sum.words += ofWords.one(word);
        if (asked.includes(word) && example.terms.includes(word)) sum.terms += ofTerms.one(word);
        common.set(example, sum);
      }
    const nearest = new Map<string, { example: Example; cosine: number; wording: number }>();
    for (const [example, sum] of common) {
      const cosine = sum.terms === 0 ? 0 : sum.terms / Math.sqrt(whole * example.weight);
      const wording = sum.words / Math.sqrt(wholeOfWords * example.wordWeight);
      const best = nearest.get(example.name) ?? { example, cosine: 0, wording: 0 };
      // Of examples as near as each other the one that says it in more of the same words.
      if (cosine > best.cosine || (cosine === best.cosine && wording > best.wording)) {
        best.cosine = cosine;
        best.example = example;
      }
      if (wording > best.wording) best.wording = wording;
      nearest.set(example.name, best);
    }
    return [...nearest]
      .map(([name, { example, cosine, wording }]) => {
        const matched = asked.filter((term) => ofTerms.holds(term, name));
        // A word in common with the nearest example, and not with some other of the topic.
        const telling = matched.filter((term) => !VAGUE.has(term) && example.terms.includes(term));
        const isWhole = cosine > ALL_BUT_ALL;
        return {
          name,
          likeness:
            whole === 0 ? 0 : cosine * (1 - SHARE_OF_TOPIC) + (ofTerms.all(matched) / whole) * SHARE_OF_TOPIC,
          isTelling: telling.length > 0 && (matched.length > 1 || isWhole),
          isAlone: telling.some((term) => ofTerms.isFew(term)) && matched.length * 2 > asked.length,
          // "Feeds with over 6 g protein": all of it may be a look-up.
          isExact: isWhole && matched.length > 1 && matched.some((term) => !OF_A_LOOK_UP.has(term)),
          wording,
          example: example.text,
        };
      })
      .toSorted((one, other) => other.likeness - one.likeness || other.wording - one.wording);
  };
}

const spoken = (words: readonly string[]): string => words.filter((word) => !POLITE.test(word)).join(' ');
