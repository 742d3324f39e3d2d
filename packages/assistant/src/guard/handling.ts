import { anyOf } from '../language/phrases.ts';
import { type Decision, decisionIn, withoutQualities } from './decisions.ts';
import { careIn, type Said } from './persons.ts';

/** Of the pack, the powder or the tube and of nobody: how much and how fast are decided all the same. */
export function handledDecision(asked: string): Decision | undefined {
  const decision = decisionIn(asked);
  return HOW_MUCH_OR_FAST.test(asked) ? decision : undefined;
}

const HOW_MUCH_OR_FAST =
  /\bhow (?:much|fast|quickly|many (?!hours|days|times|weeks))|\b(?:volume|amount|rate|mls?|dose|speed)\b/u;

/** What is done with a product before anybody is given it, and nobody is told of. */
export function isOfHandling(said: Said): boolean {
  const { person, hasIllness, hasSymptom, hasResult, hasTreatment, hasMedicine } = careIn(said);
  const isTold = person !== 'nobody' || hasIllness || hasSymptom || hasResult || hasTreatment || hasMedicine;
  return (
    !isTold &&
    HANDLES.test(said.text) &&
    !OF_ANYONE.test(said.text) &&
    !ALTERS.test(withoutQualities(said.text))
  );
}

/** Where and with what feeds are kept, opened, made up, hung and washed down: said of things, and of nobody. */
const HANDLES = anyOf`
  giving sets?|(?:same|new|next|empty|left ?over) (?:bag|pack|bottle|tin|carton|pouch)|lid|garage|cupboard|fridge|freezer|sun|sunlight|shelf|car|van
  microwaved?|kettle|tap|boil(?:ed|ing)|steril\w+|soup|cereal|porridge|jelly|ice|glass|spoon|straw|whisk|shaker|weather|heat(?:ed|ing)?|temperature
  chilled|served|thaw\w*|defrost\w*|froze|frozen|freez\w+|decant\w*|hang|hanging|hung|clump\w*|lump\w*|separates?|stirred|shaken|poured|flush\w*
  syringe|reuse\w*|opened|unopened|made up|mak(?:e|ing) (?:\w+ )?up|in advance|thrown? away|the scoop
`;

/** How strong, which and whether at all are decided, also of a pack that hangs. */
export const ALTERS = anyOf`
  stop|switch\w*|restart|resume|hold|continue|carry on|increase|decrease|reduce|double|halve|half|quarter|strength|strong\w*|concentrat\w+|dilut\w+
  extra|more|less|another|better|best|safer|worse|instead|bolus\w*|first|wean|swap|prefer|straight after|feed .* feed|change to|_ or (?:\w+ )?_|or _|_ or \w+
`;

const OF_ANYONE =
  /\b(?:child|children|baby|babies|infants?|toddlers?|kids?|adults?|teenagers?|people|someone|somebody|anyone|old|\d+ (?:years?|months?))\b/u;
