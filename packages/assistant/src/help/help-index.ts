import { stem } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import { grouped, wordsIn } from '../language/phrases.ts';

/** A topic, how near a question is to its examples, and whether the words in common tell it from others. */
type HelpHit = {
  name: string;
  likeness: number;
  isTelling: boolean;
  isExact: boolean;
  /** The example that is nearest. */
  example: string;
};
export type HelpIndex = (words: readonly string[]) => readonly HelpHit[];

/** Words that tell no topic from another. */
const SAYS_NOTHING = new Set(
  wordsIn(`
  a r u ur people about also am an and any are as at be been by can could did do does doing done for from get give go got had has have here how i if in is it its
  just like may me might my need of off on one or our out please pls pz so some that the their them then there these they thing things this
  through to up us per ml mls g kg litre both first second third long sim happen happens women men woman man female male girl girls boy boys adult adults someone somebody take takes taken taking gives gets needs year years month months over under above below between used was we were what when where which who why will with would you your app apps want tell know way use using into thanks thank much offer offers hi
  hello hey sorry quick question quickly actually really bit wondering wonder possible somewhere somehow still ever anyone
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
calculate calculated calculating calculation calculations work works worked compute computed derive derived arrive
equation formula formulae equations
find search searching look looking locate lookup
choose pick select choosing picking selecting
change swap switch alter changing switching modify edit editing adjust
add put insert include adding
enter entering input type typed typing
see view show shows display
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

const termsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) =>
      SAYS_NOTHING.has(word) || !/[a-z]|^6\.25$|^20\d\d$/u.test(word) ? [] : [SAME.get(word) ?? stem(word)],
    ),
  ),
];

/** Words of the app: an example that ends in "in the app" counts only beside one of them. */
const OF_THE_APP =
  /^(?:apps?|application|website|tool|calculators?|calculations?|screens?|pages?|buttons?|reports?|sim|menu|settings?|tab|favourites|notifications?|password|login|print(?:s|ed|ing|er)?|export|install|templates?|csv|excel|offline|wifi|internet|bookmarks?|filters?|cookies|gdpr|chatbot)$/u;

const POLITE = /^(?:hi|hello|hey|sim|please|exactly|so|ok|and)$/u;

export const isWordOfTheApp = (word: string): boolean => OF_THE_APP.test(word);

/** What is done with anything: alone these tell nothing. */
const VAGUE = new Set(
  wordsIn(
    'save clear find choose change add enter view start create another old wrong show where-from patient product energy protein fluid',
  ),
);
const ALL_BUT_ALL = 0.99;

/** Whether a word may tell what is asked. */
export const tells = (word: string): boolean => termsOf([word]).some((term) => !VAGUE.has(term));

/** In how many topics a word counts that stands in none. */
const OF_A_NAME = 8;

/** How much of the likeness is how much of the question the topic speaks of at all, whichever of its examples. */
const SHARE_OF_TOPIC = 0.35;

type Example = { name: string; text: string; terms: readonly string[]; weight: number; isOfTheApp: boolean };

/** Finds topics by the nearest of their examples; a word that few topics have tells more than one of many. */
export function helpIndex(topics: readonly { name: string; asked: string }[]): HelpIndex {
  const termsByTopic = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const read = topics.flatMap(({ name, asked }) =>
    asked.split('; ').map((text) => {
      const words = wordsOf(text).flatMap(({ text: word }) => (word === ',' ? [] : [word]));
      return { name, text: spoken(words), terms: termsOf(words), isOfTheApp: words.includes('app') };
    }),
  );
  for (const { name, terms } of read) {
    const held = termsByTopic.get(name) ?? new Set();
    termsByTopic.set(name, held);
    for (const term of terms) {
      if (!held.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
      held.add(term);
    }
  }
  const rarity = (term: string): number => Math.log(1 + topics.length / (counts.get(term) ?? OF_A_NAME));
  const weigh = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + rarity(term), 0);
  const examples: Example[] = read.map((each) => ({ ...each, weight: weigh(each.terms) }));
  const byText = new Map(examples.map((example) => [example.text, example]));
  const byTerm = grouped(
    examples.flatMap((example) => example.terms.map((term) => ({ term, example }))),
    ({ term }) => term,
  );
  return (words) => {
    const exact = byText.get(spoken(words));
    if (exact !== undefined)
      return [{ name: exact.name, likeness: 1, isTelling: true, isExact: true, example: exact.text }];
    const asked = termsOf(words);
    const whole = weigh(asked);
    const isOfTheApp = words.some(isWordOfTheApp);
    const common = new Map<Example, number>();
    for (const term of asked)
      for (const { example } of byTerm.get(term) ?? [])
        if (isOfTheApp || !example.isOfTheApp) common.set(example, (common.get(example) ?? 0) + rarity(term));
    const nearest = new Map<string, { example: Example; cosine: number }>();
    for (const [example, weight] of common) {
      const cosine = weight / Math.sqrt(whole * example.weight);
      if (cosine > (nearest.get(example.name)?.cosine ?? 0)) nearest.set(example.name, { example, cosine });
    }
    return [...nearest]
      .map(([name, { example, cosine }]) => {
        const matched = asked.filter((term) => termsByTopic.get(name)?.has(term) === true);
        const isWhole = cosine > ALL_BUT_ALL;
        return {
          name,
          likeness: cosine * (1 - SHARE_OF_TOPIC) + (weigh(matched) / whole) * SHARE_OF_TOPIC,
          isTelling: matched.some((term) => !VAGUE.has(term)) && (matched.length > 1 || isWhole),
          isExact: isWhole && matched.length > 1,
          example: example.text,
        };
      })
      .toSorted((one, other) => other.likeness - one.likeness);
  };
}

const spoken = (words: readonly string[]): string => words.filter((word) => !POLITE.test(word)).join(' ');
