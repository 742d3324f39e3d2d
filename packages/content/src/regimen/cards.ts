// Longer than other files: the words of one screen, which is searched for as a whole.
import { feedPlanWords } from './feed-plan.ts';

/** The cards for ward and home: what the screen says around them. */
export const cardWords = {
  title: 'Cards',
  which: 'Card',
  cards: { ward: 'Ward card', home: 'Home plan', recipe: 'Recipe card' },
  largePrint: 'Large print',
  print: 'Print',
  preview: (card: string) => `Preview: ${card}`,
  none: 'No card yet',
  noneHelp: 'A card is made from a feed plan or a recipe of this regimen.',
  noCardUntil: 'No card until this is confirmed',
  noCardMissing: 'No card until this is entered.',
  enterIt: {
    PC_CALCULATION_METHOD: 'Choose the method',
    PC_FLUID_ADJUST: 'Enter ml/kg',
    PC_RANGE: 'Enter g/kg',
    PD_AGE: 'Enter it',
  },
  methodOfPerKg: (method: string) => `The method “${method}” takes g/kg.`,
  noCardBefore: 'No home plan until each of these is kept or changed',
  noCard: {
    'no-plan': 'There is no feed plan yet.',
    preterm: feedPlanWords.noPlan.preterm,
    parenteral: feedPlanWords.noPlan.parenteral,
    'no-product': 'A product of the feed plan is no longer in the catalogue.',
    'out-of-date': 'The feed plan is out of date. Check it first: cards are never made with an old rate.',
    'no-flush': 'The flushes of the feed plan are not entered. Enter them first.',
    'no-rate': 'A session of the feed plan has no rate. Change it first.',
    'route-differs':
      'The feed plan uses a different route from the one entered. Change one of them: no card is made for the wrong route.',
    'to-confirm': 'Something still has to be confirmed before a card can be made.',
    'to-enter': 'Something the card needs has not been entered yet.',
    'to-answer': 'Some questions are still open. A home plan can be made once each is kept or changed.',
    'no-recipe': 'No recipe is in the regimen yet.',
    'recipe-unknown': 'A product added in the recipe is no longer in the catalogue. Change the recipe first.',
    'recipe-differs':
      'The amounts in the regimen are no longer those of the recipe. Make the recipe again, then print it.',
  },
  toFeedPlan: 'To the feed plan',
  toRecipe: 'To the recipe',
  nobodyNamed: 'Printed without name or number.',
  demonstration: 'Products, codes and values are fictional.',
} as const;

/** For the nurse at the bed. */
export const wardCardWords = {
  title: 'Feed plan, ward',
  workedOutFor: 'Worked out for',
  route: 'Tube ends in',
  tube: 'Tube:',
  given: 'Given',
  byMouth: 'By mouth',
  scan: 'Scan for the same text',
  initials: 'Initials',
  firstDays: 'First days: build up',
  firstDaysThen: 'Then the plan below. Water as below.',
  inAll: 'In 24\u00a0hours',
  inAllAfter: 'In 24\u00a0hours, after the first days',
  freeWater: (amount: string) => `Free water ${amount}`,
  volume: (amount: string) => `By volume ${amount}`,
  beside: 'As well as the tube feed',
  besideByMouth: 'Other products',
  flushes: 'Flushes and water',
  hanging: 'Hang time and packs',
  hangingAfter: 'Hang time and packs, full plan',
  hangingByMouth: feedPlanWords.packsByMouth,
  recipe: 'Recipe for 24\u00a0hours',
  notAnswered: 'Queries about this plan, not yet answered',
  kept: 'Queries about this plan, kept',
  changes: 'Changes',
  changeColumns: ['Date, time', 'Change', 'Changed by'],
  signatures: ['Prepared by, registration number', 'Checked by', 'Date and time'],
  outOfDate: 'If the regimen, the weight or the plan changes, this card is out of date.',
} as const;

type OfPerson = Record<
  | 'title'
  | 'sick'
  | 'position'
  | 'positionByMouth'
  | 'drinksLess'
  | 'breathing'
  | 'bottles'
  /** Where other feeds go through a tube. */
  | 'bottlesBesideTube',
  string
> & {
  /** Over a feed by mouth: beside a tube it is told from one through it at a glance. */
  drinkTitle: (amount: string) => string;
  drink: (amount: string, feed: string) => string;
  /** Where another is drunk from the bottle it comes in. */
  bottlesOf: (feed: string) => string;
  neverForced?: string;
};

/** A grown-up reads of themselves; of a child whoever feeds it reads. */
const HOME_PLAN_OF: Record<'you' | 'child' | 'baby', OfPerson> = {
  you: {
    title: 'Your feed plan',
    sick: 'You are sick, or have a swollen, sore tummy: stop the feed and call.',
    position: 'Sit up, or raise the head of the bed, during a feed and for an hour after.',
    positionByMouth: 'Sit up to drink.',
    drinksLess: 'You cannot drink all of it for a day: call and ask.',
    bottles: 'A clean cup or bottle for each feed',
    bottlesBesideTube: 'A clean cup or bottle for each feed by mouth',
    bottlesOf: (feed: string) => `A clean cup or bottle for each feed of ${feed}`,
    drinkTitle: (amount: string) => `Drink: ${amount}`,
    drink: (amount: string, feed: string) => `Drink ${amount} of ${feed}.`,
    breathing: 'You cough a lot, choke or find it hard to breathe: stop the feed and call 999 or 112.',
  },
  child: {
    title: 'Your child’s feed plan',
    sick: 'Your child is sick, or has a swollen, sore tummy: stop the feed and call.',
    position: 'Sit your child up, or raise the head of the bed, during a feed and for an hour after.',
    neverForced: 'Never force a feed to be finished.',
    positionByMouth: 'Sit your child up to drink, and stay close.',
    drinksLess: 'Your child does not drink all of it for a day: call and ask.',
    bottles: 'A clean bottle or cup for each feed',
    bottlesBesideTube: 'A clean bottle or cup for each feed by mouth',
    bottlesOf: (feed: string) => `A clean bottle or cup for each feed of ${feed}`,
    drinkTitle: (amount: string) => `Drink: ${amount}`,
    drink: (amount: string, feed: string) => `Give ${amount} of ${feed} to drink.`,
    breathing:
      'Your child coughs a lot, chokes or finds it hard to breathe: stop the feed and call 999 or 112.',
  },
  baby: {
    title: 'Your baby’s feed plan',
    sick: 'Your baby is sick, or has a swollen, sore tummy: stop the feed and call.',
    position: 'Keep your baby’s head higher than the tummy during a feed and for an hour after.',
    neverForced: 'Never force a feed to be finished.',
    positionByMouth: 'Hold your baby close and half upright for a feed. Never prop up the bottle.',
    drinksLess: 'Your baby takes much less than this for a day, or has few wet nappies: call and ask.',
    bottles: 'A sterilised bottle and teat for each feed',
    bottlesBesideTube: 'A sterilised bottle and teat for each feed by bottle',
    bottlesOf: (feed: string) => `A sterilised bottle and teat for each feed of ${feed}`,
    drinkTitle: (amount: string) => `Bottle: ${amount}`,
    drink: (amount: string, feed: string) => `Give ${amount} of ${feed} by bottle.`,
    breathing:
      'Your baby coughs a lot, chokes or finds it hard to breathe: stop the feed and call 999 or 112.',
  },
};

/** For those who feed at home: whole short sentences, everyday words. */
export const homePlanWords = {
  of: HOME_PLAN_OF,
  from: 'From your dietitian',
  everyDay: 'Every day',
  everyDayAfter: feedPlanWords.everyDayAfter,
  start: 'Start the pump',
  startFlush: (water: string) => `Flush the tube with ${water} of water.`,
  hangOne: (pack: string, feed: string) => `Hang one ${pack} pack of ${feed}.`,
  hangNext: (pack: string, feed: string) =>
    `Hang a ${pack} pack of ${feed}. When it is empty, hang the next.`,
  keepPack: (time: string) => `Keep the open pack for ${time}.`,
  goOn: (feed: string) => `Go on with the pack of ${feed} that is open.`,
  goOnThenNext: (pack: string, feed: string) =>
    `Go on with the pack of ${feed} that is open. When it is empty, hang a new ${pack} pack.`,
  hang: (feed: string) => `Hang ${feed}.`,
  fill: (feed: string) => `Fill the container with ${feed}.`,
  fillAtMost: (most: string, feed: string) => `Fill the container with at most ${most} of ${feed}.`,
  nextPack: 'Hang the next pack',
  nextPackHang: (pack: string, feed: string) =>
    `Take down the pack that hangs now. Hang a new ${pack} pack of ${feed}. Leave the rate and the dose as they are.`,
  freshContainer: 'Change the container',
  freshFill: (most: string, feed: string) =>
    `Throw away what is left in it. Fill a clean one with at most ${most} of ${feed}.`,
  hangAtMost: (time: string) => `It may hang for ${time} and no longer.`,
  hangAtMostSinceOpened: (time: string) =>
    `A pack may hang for ${time} from when it was opened, and no longer.`,
  setDose: (rate: string, dose: string) => `Set the pump to ${rate} and the dose to ${dose}.`,
  setRate: (rate: string) => `Set the pump to ${rate}.`,
  stopsItself: 'The pump stops by itself',
  stop: 'Stop the pump',
  hasRun: (time: string) => `It has run for about ${time}.`,
  stopsInNights: (inMarch: string, inOctober: string) =>
    `In the night the clocks change stop it at ${inMarch} in March, at ${inOctober} in October.`,
  stopFlush: (water: string) => `Flush the tube with ${water} of water.`,
  bolus: (amount: string) => `Feed: ${amount}`,
  bolusOver: (amount: string, time: string) => `Feed: ${amount} over ${time}`,
  bolusGive: (amount: string, feed: string) => `Give ${amount} of ${feed} through the tube.`,
  bolusRate: (rate: string, dose: string) => `If you use a pump: ${rate}, dose ${dose}.`,
  pumpBack: (rate: string) => `Then set the pump back to ${rate} and to what was still left of its dose.`,
  pumpBackByClock: (rate: string) => `Then set the pump back to ${rate}.`,
  pumpOff: 'Stop the pump.',
  pumpOn: 'Start the pump again.',
  feedOff: 'Stop the feed.',
  feedOn: 'Start the feed again.',
  pumpOffIfRunning: 'If the pump is running, stop it first and start it again after.',
  flushBefore: (water: string) => `Flush with ${water} of water before.`,
  flushAfter: (water: string) => `Flush with ${water} of water after.`,
  medicines: 'Medicines',
  andWater: (title: string, water: string) => `${title}, and ${water} of water`,
  medicinesTimes: (times: string) => `Medicines, ${times} a day`,
  medicinesGive: 'Give the medicines one at a time.',
  medicinesBetween: (water: string) => `Flush with ${water} of water in all between them.`,
  water: 'Water',
  waterGive: (water: string) => `Give ${water} of water through the tube over the day.`,
  waterNow: (water: string) => `Give ${water} of water through the tube.`,
  anyTime: 'In the day',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  firstDays: 'First: start slowly',
  /** The feed is named where the plan has another. */
  firstDaysText: (feed: string | null) =>
    `In the first days set the pump${feed === null ? '' : ` for ${feed}`} like this, and not as in the plan below:`,
  firstDaysAsk: 'Ask your dietitian how to feed in the first days. Do not start with the plan below.',
  /** Nobody at home is told what a bolus is. */
  firstDaysAlone: 'In the first days leave out the other feeds of the plan below.',
  firstDaysAloneByTube: 'In the first days leave out the other feeds by tube of the plan below.',
  firstDaysWithDrinks: 'Go on with the feeds by mouth as in the plan below.',
  firstDaysContainers: (limit: string) =>
    `Change the container at the times below, after ${limit} at the latest.`,
  firstDaysWater: 'Flushes, medicines and water are as below.',
  firstDaysBeside: (what: string) => `As well as the tube feed, from the first day on: ${what}.`,
  firstDaysPack: 'In the first days open a new pack each day. Throw away what is left of the old one.',
  firstDaysMadeUp: 'In the first days make fresh feed each day. Throw away what is left of the old feed.',
  firstDay: (from: string, rate: string, hours: string) => `${from}: ${rate} for ${hours}.`,
  firstDayDose: (from: string, rate: string, hours: string, dose: string) =>
    `${from}: ${rate}, dose ${dose} (${hours}).`,
  eachDay: 'Each day you need',
  eachDayAfter: 'These amounts are for the full plan, after the first days.',
  packsADay: (count: string, size: string, feed: string) => `${count} of ${size} of ${feed}`,
  madeUp: (amount: string, feed: string) => `${amount} of ${feed}, made by your recipe card`,
  madeUpByLabel: (amount: string, feed: string) => `${amount} of ${feed}, made up as its label says`,
  pack: (count: number) => (count === 1 ? '1 pack' : `${count} packs`),
  beside: (what: string) => `${what}, beside the tube feed`,
  besideByMouth: (what: string) => `${what}, beside these feeds`,
  amountOf: (amount: string, name: string) => `${amount} of ${name}`,
  besideAsWell: (name: string) => `${name}: ask how much`,
  ofTheLabel: (name: string, line: string) => `${name}: ${line}`,
  givingSet: '1 new giving set',
  containers: (count: number) =>
    count === 1 ? '1 clean container for the pump' : `${count} clean containers for the pump`,
  syringes: 'A clean syringe for each feed',
  syringesBesideDrinks: 'A clean syringe for each feed by tube',
  waterADay: (water: string) => `${water} of water, through the tube`,
  waterAndSyringe: (water: string) => `${water} of water and a clean syringe`,
  supply: 'For 28\u00a0days',
  packsOf: (count: number, written: string, size: string) =>
    `${written} ${count === 1 ? 'pack' : 'packs'} of ${size}`,
  supplyOf: (packs: string, feed: string) => `${packs}, ${feed}`,
  leftOver: (amount: string, feed: string | null) =>
    `Throw away the ${amount}${feed === null ? '' : ` of ${feed}`} that is left each day.`,
  safe: 'Keep it safe',
  washHands: 'Wash your hands first.',
  checkTube: 'Check the position of the tube before each feed, as you were taught.',
  checkTubeBesideDrinks: 'Check the position of the tube before each feed by tube, as you were taught.',
  neverTopUp: 'Never top up feed that is hanging.',
  slowly: 'Give each feed slowly. Never force it in.',
  slowlyBesideDrinks: 'Give each feed by tube slowly. Never force it in.',
  leftInBottle: 'Pour each feed into its own bottle or cup. Throw away what is left in it after the feed.',
  leftInBottleBesideTube:
    'Pour each feed by mouth into its own bottle or cup. Throw away what is left in it after the feed.',
  leftInBottleOf: (feed: string) =>
    `Pour each feed of ${feed} into its own bottle or cup. Throw away what is left in it after the feed.`,
  /** Of powders alone: what is ready to use cannot be made stronger. */
  notStronger: 'Do not make the feed stronger.',
  notStrongerOf: (powder: string) => `Do not make ${powder} stronger.`,
  whichWater: 'Use the kind of water your nurse told you to use.',
  when: 'What to do when',
  blocked: 'The tube is blocked, has moved or has come out: give nothing through it. Call.',
  missedByPump: 'Some feed was missed: do not run the pump faster to catch up. Call and ask.',
  missedBySyringe: 'A feed was missed: do not make the next one bigger to catch up. Call and ask.',
  call: 'Call if you are unsure',
  callLines: ['Dietitian', 'Nurse', 'Feed company', 'Out of hours'],
  changed: 'If anyone changes the feed, the amount or the times, ask for a new plan and throw this one away.',
} as const;

/** For those who make up a powder. */
export const recipeCardWords = {
  from: 'From your dietitian',
  makes: (volume: string) => `Makes about ${volume}, for 24\u00a0hours`,
  water: 'water',
  scoops: (grams: string) => `level scoops, ${grams}`,
  powder: 'powder',
  wash: {
    infant: 'Wash your hands. Sterilise everything you use.',
    other: 'Wash your hands. Use clean, dry things.',
  },
  measureWater: (water: string) => `Measure ${water} of water`,
  takeWater: 'Take a clean jug and some of the water',
  waterOf: {
    infant:
      'Boil fresh water. Use it within 30\u00a0minutes, while it is still at least 70\u00a0°C. If the tin says not to use hot water, do what the tin says. Water always goes in first.',
    other: 'Use the water the tin tells you to use. Water always goes in first.',
  },
  addScoops: (scoops: string) => `Add ${scoops} level ${scoops === '1' ? 'scoop' : 'scoops'}`,
  thisTin: (scoop: string) =>
    `Only with the scoop from this tin (${scoop}). Level it with the back of a clean knife. Do not press.`,
  weigh: (grams: string, what: string) => `Weigh ${grams} of ${what} and add it`,
  measure: (amount: string, what: string) => `Measure ${amount} of ${what} and add it`,
  extraRoom: (volume: string) =>
    `The feed then comes to a little more than ${volume}: this powder takes up room, and its label does not say how much.`,
  makeUp: (volume: string) => `Add water until the jug shows ${volume}`,
  stronger: (strength: string, label: string) =>
    `This is ${strength}, stronger than the ${label} of the tin. It is from your dietitian, with the scoop of this tin.`,
  mix: {
    infant: 'Shake until it is dissolved. Cool it quickly under running water. Test it on your wrist.',
    other: 'Shake or stir until it is dissolved.',
  },
  keep: 'Keep it at the back of the fridge, at 5\u00a0°C or below.',
  hangs: (time: string) => `In the feeding set: ${time} at most.`,
  hangsIfAny: (time: string) => `In a feeding set, if you use one: ${time} at most.`,
  madeOn: 'Made on',
  throwAway: 'Throw away after 24\u00a0hours',
  blank: '___ /___  at ____ : ____',
  doNotChange: 'Do not change the amounts without your dietitian.',
  ofStrength: (strength: string, figures: string) => `${strength}. In 100\u00a0ml: ${figures}.`,
  tin: (name: string) => `Which tin: ${name}`,
  supply: (packs: string) => `For 28\u00a0days: ${packs}.`,
} as const;
