// Longer than other files: the words of one screen, which is searched for as a whole.
import { ACTUAL_WEIGHT_NOTE } from './products-step.ts';

/** The tabs over feed plan, recipe and cards. */
export const bedsideWords = {
  tabs: 'From regimen to bedside',
  patient: 'Patient',
  regimenPane: 'Regimen',
  regimenPerDay: 'Regimen, per day',
  editAmounts: 'Edit amounts',
  products: 'Products',
  feedPlan: 'Feed plan',
  recipe: 'Recipe',
  cards: 'Cards',
  report: 'Report',
  noCard: 'Card not available.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select it and copy it by hand',
  cancel: 'Cancel',
  needed: 'Fill this in.',
  notANumber: 'Enter a number.',
  atLeast: 'at least',
  notShown: 'not shown',
} as const;

const times = (count: number) => `${count}\u00a0${count === 1 ? 'time' : 'times'}`;

type FirstDaysFigures = Record<
  'from' | 'rate' | 'hours' | 'ml' | 'kcal' | 'protein' | 'ofTarget' | 'fluid' | 'under',
  string
>;

/** "fluid 134 ml, 1,056 ml under the need"; nothing in a part of a day. */
const fluidOf = ({ fluid, under }: Pick<FirstDaysFigures, 'fluid' | 'under'>): string[] => [
  ...(fluid === '' ? [] : [fluid === 'not stated' ? 'fluid not stated' : `fluid ${fluid}\u00a0ml`]),
  ...(under === '' ? [] : [under === 'none' ? 'not under the need' : `${under}\u00a0ml under the need`]),
];

/** The day of feeding. */
export const feedPlanWords = {
  title: 'Feed plan',
  none: 'No feed plan yet',
  notYetRead: 'Complete the entries to see what will be given.',
  ofOral: 'The route entered is oral: the plan is of feeds by mouth, at their times.',
  noneHelp: 'Start with one of these, then change it or add sessions.',
  noFeeds: 'Nothing to plan yet',
  noFeedsHelp: 'A feed plan needs a feed measured in ml, or a powder with a recipe, in the regimen.',
  toProducts: 'Choose products',
  toRecipe: 'Make a recipe',
  preset: {
    overnight: 'Overnight pump',
    continuous: 'Continuous, 20 h',
    bolus: 'Bolus, 6 times',
    by_mouth: 'By mouth, 6 times',
  },
  outside: {
    preterm: {
      title: 'No feed plan under 1 year for a child born preterm',
      text: 'These feeds are built up in ml/kg a day by neonatal guidelines, which this app does not have. Follow the local guideline. There is a plan from a corrected age of 1 year, entered as an age in place of the date of birth, unless the details say “Born preterm, age not corrected”. Requirements, products and recipes are worked out at any age.',
    },
    parenteral: {
      title: 'No feed plan with parenteral nutrition',
      text: 'Parenteral nutrition is not counted here, so the day’s fluid and energy would be wrong.',
    },
  },
  pumpIsSet: 'How it is given',
  strip: '24 hours of feeding',
  stripFrom: (time: string) => `24 hours from ${time}.`,
  feed: 'Feed',
  water: 'Water',
  medicines: 'Medicines',
  midnight: 'next day',
  rate: 'Rate',
  sessions: 'Sessions',
  add: 'Add a session',
  starts: (name: string) => `${name}: start`,
  startsAt: (from: string, to: string) => `${from} to ${to}`,
  moveHint: 'Drag a session or use the arrow keys (15 minutes a step), or type a time under Sessions.',
  editSession: (name: string) => `Change ${name}`,
  removeSession: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  mode: {
    continuous: 'Continuous',
    cyclic: 'Overnight or cyclic',
    intermittent: 'Intermittent',
    bolus: 'Bolus',
    by_mouth: 'By mouth',
  },
  /** A cyclic session by the hours it runs. */
  overnight: 'Overnight pump',
  cyclicByDay: 'Cyclic pump',
  planned: (planned: string, amount: string) => `${planned} of ${amount} planned`,
  roundedOff: (product: string, planned: string, amount: string) =>
    `${product}: the plan has ${planned} and the regimen ${amount}. The difference is rounding.`,
  /** Of the plan alone: what is drunk or given beside it is not in it. */
  feedGives: (energy: string, protein: string) => `The feed gives: energy ${energy}, protein ${protein}`,
  forHours: (hours: string) => `for ${hours}`,
  exact: (rate: string) => `exact ${rate}\u00a0ml/h`,
  rates: (exact: string) => `Rate, exact ${exact}`,
  rateFinishes: (rate: string, end: string) => `${rate} to ${end}`,
  rateGives: (rate: string, volume: string) => `${rate}, ${volume}`,
  overMinutes: (minutes: string, rate: string) => `${minutes}\u00a0min, ${rate}`,
  bySyringe: 'By syringe',
  until: (end: string) => `to ${end}`,
  given: 'Given',
  difference: (amount: string) => `rounding difference ${amount}`,
  rest: (hours: string) => `rest ${hours}`,
  day: 'The day',
  /** On a phone, behind the figure, where no column is named. */
  dayUnits: { feed: 'ml feed', water: 'ml water', rate: 'ml/h' },
  dayColumns: { time: 'Time', what: 'What', feed: 'Feed, ml', water: 'Water, ml', rate: 'Rate, ml/h' },
  inAll: '24 hours',
  inAllAfter: '24 hours, after the first days',
  everyDayAfter: 'After the first days: every day',
  afterFirstDays: 'After the first days: ',
  firstDaysAlone: 'In the first days give no bolus and no other feed.',
  firstDaysAloneByTube: 'In the first days give no bolus and no other feed by tube.',
  firstDaysWithDrinks: 'Feeds by mouth as planned from the first day.',
  firstDaysContainers: (limit: string) =>
    `Also in the first days a container is changed at its times, after ${limit} at the latest.`,
  anyTime: 'In the day',
  fluid: 'Fluid',
  freeWater: 'Free water',
  volume: 'By volume',
  basis: 'Counted as fluid',
  need: (need: string) => `Need ${need}`,
  limit: (limit: string) => `Limit ${limit}`,
  byDefault: (text: string) => `${text} (default, not chosen)`,
  onActualWeight: ACTUAL_WEIGHT_NOTE,
  noNeed: 'No fluid requirement',
  short: (amount: string) => `${amount} under the need`,
  atMostShort: (amount: string) => `up to ${amount} under the need`,
  ofLimit: (need: string) => `of ${need}`,
  ofRestriction: (limit: string) => `limit ${limit}`,
  over: (amount: string) => `${amount} over the need`,
  overLimit: (amount: string) => `${amount} over the limit`,
  met: 'Meets the need',
  metLimit: 'At the limit',
  /** Beside both totals: the feed has less water than it has volume. */
  ofWhich: (feed: string, water: string, beside: string | null) =>
    `Free water: feed ${feed}, flushes and water ${water}${beside === null ? '' : `, other products ${beside}`}.`,
  besideTube: (feed: string, beside: string) =>
    `By volume: feed ${feed}, other products ${beside}, with the same flushes and water.`,
  ofWhichByMouth: (feed: string, beside: string | null) =>
    `Free water: feed ${feed}${beside === null ? '' : `, other products ${beside}`}. Other food and drink is not counted.`,
  besideByMouth: (feed: string, beside: string) => `By volume: feed ${feed}, other products ${beside}.`,
  waterNotStated: 'A feed does not state its water.',
  perKg: (figure: string) => `${figure} by volume`,
  bolusPerKg: (figures: string) => `each bolus ${figures}`,
  drinkPerKg: (figures: string) => `each feed by mouth ${figures}`,
  basisOf: (basis: string) => `Counted as fluid in the report: ${basis}.`,
  hanging: 'Hang time and packs',
  packsByMouth: 'Packs and leftovers',
  hangs: (times: string, limit: string, most: string | null) =>
    `${times} a day, at most ${limit}${most === null ? '' : ` and ${most}`} each`,
  hangsFor: (hours: string, limit: string) => `hangs for ${hours}, limit ${limit}`,
  changeAt: (hours: string, limit: string) =>
    `change at ${limit}, throw away what is left; it would run for ${hours}`,
  containers: (count: number) => `${count}\u00a0${count === 1 ? 'container' : 'containers'}`,
  packs: (count: string, size: string) => `${count} packs of ${size} for 28 days`,
  packForRounding: 'The rounding alone opens one more pack a day. Take the lower rate, or run by dose.',
  leftInBottle: 'Each feed by mouth is poured into its own bottle or cup; what is left in it is thrown away.',
  leftInBottleOf: (feed: string) =>
    `Each feed of ${feed} by mouth is poured into its own bottle or cup; what is left in it is thrown away.`,
  packGoesOn: 'A pack that is open when the pump stops is used up in the next run of the day.',
  discard: (amount: string) => `${amount} a day is left over and discarded.`,
  ofProduct: (product: string, line: string) => `${product}: ${line}`,
  clocksChange: (feed: string, inMarch: string, inOctober: string) =>
    `${feed}: on the nights the clocks change it runs for the same time and ends at ${inMarch} in March, at ${inOctober} in October.`,
  waitsInMarch: (times: string) => `What is due at ${times} waits for it in March.`,
  givingSet: 'New giving set every 24 hours. Never top up a container that hangs.',
  settings: 'Pump',
  settingsBySyringe: 'Tube and rounding',
  settingsByMouth: 'Settings',
  route: 'Tube ends in',
  routes: { gastric: 'Stomach', jejunal: 'Jejunum', none: 'Not stated' },
  runBy: 'Run by',
  runs: { dose: 'Dose', clock: 'Clock' },
  step: 'Pump step',
  rounding: 'Rounding',
  roundings: { nearest: 'Nearest', down: 'Down, as a cap' },
  waterTitle: 'Water and medicines',
  waterEdit: 'Change',
  flushEach: (before: string, after: string) => `Flush at each feed: ${before} before, ${after} after.`,
  flushEachByTube: (before: string, after: string) =>
    `Flush at each feed by tube: ${before} before, ${after} after.`,
  flushNotEntered: 'Flushes: not entered.',
  waterOfOlder: {
    adult:
      'Its flushes and other water were entered for an adult, and the patient is now under 18 years. Enter them again.',
    child:
      'Its flushes and other water were entered for a child over 1 year, and the patient is now under 1 year. Enter them again.',
  },
  medicinesNone: 'No medicines by tube.',
  medicinesWith: (when: string, each: string, parts: string) =>
    `Medicines ${when}: ${each} of water each time${parts === '' ? '' : ` (${parts})`}.`,
  medicinesAsked: (when: string) => `Medicines ${when}: enter the water of each time, or 0 for none.`,
  medicineParts: {
    before: (amount: string) => `${amount} before`,
    between: (amount: string) => `${amount} in all between them`,
    after: (amount: string) => `${amount} after`,
  },
  atTimes: (times: string) => `at ${times}`,
  times,
  timesADay: (count: number) => `${times(count)} a day`,
  extraWaterOf: (amount: string, when: string | undefined) =>
    `Other water: ${amount} a day${when === undefined ? '' : `, ${when}`}.`,
  flushesTwice: 'Medicines at the time of a feed: the flushes of both are given and counted.',
  flushDefault: 'Flush 30 ml is the adult default. Follow your local policy.',
  flushEnter: 'Under 18 years there is no default flush. Enter one, or 0 for none.',
  outOfDate: 'This plan is out of date',
  ofTemplate: 'This plan is from a template',
  ofTemplateTaken: 'Copied, with its times:',
  ofTemplateText:
    'Not copied: medicines, other water and first days. No rate is shown until you have checked the plan.',
  /** Under 18 years, where a tube is flushed. */
  ofTemplateTextOfChild:
    'Not copied: flushes, medicines, other water and first days. No rate is shown until you have checked the plan and entered its flushes.',
  /** What has changed stands above it. */
  outOfDateText: 'Your entries are kept. No rate is shown until you have checked the plan.',
  /** Where what has changed is not known. */
  outOfDateUnknown: 'Patient, products, amounts or recipe have changed since it was made.',
  changed: {
    patient: (what: readonly string[]) => `Changed: ${what.join(', ')}.`,
    key: {
      PD_GENDER: 'sex',
      PD_AGE: 'age',
      PD_AGE_DAYS: 'age in days',
      PD_HEIGHT: 'height',
      PD_WEIGHT: 'weight',
      PD_WEIGHT_PREVIOUS: 'previous weight',
      PD_PRETERM: 'preterm birth',
      PD_WEIGHT_BASIS: 'weight used',
      PD_WEIGHT_USED: 'weight used',
      PC_FLUID_ADJUST: 'fluid per kg',
      PC_FLUID_PER_DAY: 'fluid per day',
    },
    scope: 'Changed: what the calculators are not made for.',
    added: (product: string, amount: string) => `Added: ${product} ${amount}.`,
    removed: (product: string) => `Removed: ${product}.`,
    amount: (product: string, was: string, now: string) => `Changed: ${product} from ${was} to ${now}.`,
    recipe: { added: 'Recipe added.', changed: 'Recipe changed.', removed: 'Recipe removed.' },
    aProduct: 'a product',
  },
  feedGone: (name: string) => `${name} is no longer in the regimen.`,
  /** What a tube alone has leaves the plan with it. */
  giveByMouth: 'Give it by mouth, without water by tube',
  changeRoute: 'Change the route',
  withoutFeed: (name: string) => `Plan without ${name}`,
  outOfDateAmount: (name: string, planned: string, amount: string) =>
    `The plan has ${planned} of ${name}; the regimen now has ${amount}. Your entries are kept. No rate is shown until you choose.`,
  settleWith: (session: string, volume: string) => `${session}: ${volume}`,
  inAllOf: (each: string, total: string) => `${each}, ${total} in all`,
  coverWithRecipe: (volume: string, powder: string) => `Recipe for ${volume}: ${powder}`,
  outOfDateReport:
    'Out of date: patient, products, amounts or recipe have changed since the plan was made. No rate is given.',
  ofTemplateReport:
    'The feed plan is from a template and is not yet checked for this patient. No rate is given.',
  flushNotEnteredReport: 'The flushes of the feed plan are not entered. No rate is given.',
  noPlan: {
    preterm: 'No feed plan for a child born preterm under a corrected age of 1 year.',
    parenteral: 'No feed plan with parenteral nutrition.',
    'no-sessions': 'The feed plan has no session.',
    'no-product': 'A product of the feed plan is no longer in the catalogue. No rate is given.',
  },
  confirm: 'Keep this plan',
  flushTitle: 'Flushes of this plan',
  flushAndWaterTitle: 'Flushes and water of this plan',
  remove: 'Delete the plan',
  removedPlan: 'Feed plan deleted',
  save: 'Save session',
  product: 'Feed',
  modeLabel: 'How',
  volumeLabel: 'Volume a day',
  rowVolume: 'Volume',
  rowTyped: 'Press Enter to save it or Escape to leave it as it was.',
  hoursLabel: 'Hours',
  startLabel: 'Start',
  endLabel: 'End',
  bolusesLabel: 'Boluses a day',
  drinksLabel: 'Feeds a day',
  eachLabel: 'Each bolus',
  eachDrinkLabel: 'Each feed',
  eachHint: 'Given exactly as typed; sets the volume a day',
  firstLabel: 'First',
  lastLabel: 'Last',
  lastHint: 'Leave empty to spread over 24 hours',
  minutesLabel: 'Each over',
  minutesHint: 'Leave empty if by syringe',
  container: 'Container',
  containerOf: {
    rth: 'Ready-to-hang pack',
    decanted: 'Decanted',
    reconstituted: 'Made up from powder',
    milk: 'Expressed milk',
  },
  takenAs: (container: string) => `taken as ${container}, as no container is named`,
  assumed: (times: string, limit: string) =>
    `No container is named, so it is taken as decanted: ${times} a day, each at most ${limit}.`,
  hangPacks: (size: string) => `Hang ${size} packs`,
  hangOwn: (limit: string) => `It hangs in its own bottle, ${limit}`,
  hangLimit: 'Hang limit by the label',
  hangLimitHint: (limit: string) => `Leave empty for ${limit}`,
  flushBefore: 'Flush before',
  flushAfter: 'Flush after',
  flushOfAll: 'The same flushes are given at every feed in the plan.',
  problems: {
    needed: 'Fill this in.',
    'not-a-number': 'Enter a number.',
    'over-zero': 'Enter a number over 0.',
    hours: 'Enter more than 0 and at most 24 hours.',
    time: 'Enter a time from 00:00 to 23:59.',
    count: 'Enter a whole number from 1 to 48.',
    minutes: 'Enter at most 1,440 minutes.',
    'same-time': 'Enter a different time from the first.',
  },
  medicineTimes: 'Times of medicines',
  medicineTimesHint:
    'For example 09:00, 13:00, 18:00, or 3 for three times a day. Leave empty if none are given by tube',
  timesWrong: 'Enter times from 00:00 to 23:59, with commas between them.',
  medicineBefore: 'Water before',
  medicineBetween: 'Between medicines',
  medicineBetweenHint: 'Total each time, however many medicines',
  medicineAfter: 'Water after',
  extraWater: 'Other water a day',
  extraWaterTimes: 'Times of other water',
  extraWaterTimesHint: 'For example 10:00, 16:00, in equal parts. Leave empty to spread over the day',
  extraWaterTimesWrong: 'Enter times, for example 10:00, 16:00: a number alone is not a time.',
  saveWater: 'Save',
  firstDays: 'First days',
  firstDaysNone: 'At the planned rate from the start.',
  firstDaysEdit: 'Build up',
  buildUpFirst: 'Build up first:',
  toFirstDays: 'See First days',
  proteinOf: (protein: string) =>
    protein === 'not stated' ? 'protein not stated' : `protein ${protein}\u00a0g`,
  firstDaysUnder: (hours: string, protein: string, share: string, fluid: readonly string[]) =>
    [hours, protein, share === '' ? '' : `${share} of the plan`, ...fluid]
      .filter((part) => part !== '')
      .join(', '),
  fluidOf,
  firstDaysFluid: {
    free_water: 'Fluid is the free water of the first feed, with its flushes, medicines and other water.',
    volume: 'Fluid is the volume of the first feed, with its flushes, medicines and other water.',
  },
  besideNotCounted: 'Other products are not counted.',
  drinksNotCounted: 'Feeds by mouth are not counted.',
  firstDaysOf: (from: string, by: string, hours: string) => `${from}, then up by ${by} every ${hours}`,
  /** `weight`: what it is per kg of, "45.0 kg, ideal weight"; null while there is none. */
  firstDaysCap: (from: string, to: string, day: string, weight: string | null) =>
    `${from} on day 1, to ${to} on day ${day}${weight === null ? '' : `, of ${weight}`}`,
  capOf: (weight: string) => `For a weight of ${weight}.`,
  firstDaysColumns: {
    from: 'From',
    rate: 'ml/h',
    hours: 'Hours',
    ml: 'ml',
    kcal: 'kcal',
    protein: 'Protein,\u00a0g',
    ofTarget: 'Of the plan',
    fluid: 'Fluid,\u00a0ml',
    under: 'Under the need,\u00a0ml',
  },
  firstDaysLine: (row: FirstDaysFigures) =>
    [
      `${row.rate === '' ? '' : `${row.rate}\u00a0ml/h for `}${row.hours}\u00a0h`,
      `${row.ml}\u00a0ml`,
      row.kcal === 'not stated' ? 'energy not stated' : `${row.kcal}\u00a0kcal`,
      row.protein === 'not stated' ? 'protein not stated' : `protein ${row.protein}\u00a0g`,
      row.ofTarget === '' ? '' : `${row.ofTarget} of the plan`,
      ...fluidOf(row),
    ]
      .filter((part) => part !== '')
      .join(', ')
      .replace(/^/, `${row.from}: `),
  /** Boluses come first, and rates are built up. */
  firstDaysByPump: 'To build up rates, the first session of the plan must be by pump.',
  firstDaysByMouth: 'Only pump rates are built up: feeds by mouth are as planned from the start.',
  buildUp: 'Build up',
  buildUps: { none: 'None', steps: 'In steps', cap: 'From a cap' },
  stepFrom: 'Start at',
  stepBy: 'Increase by',
  stepEvery: 'Every',
  stepTarget: 'Up to',
  capFrom: 'Day 1',
  capTo: 'Target',
  capDay: 'Target on day',
  capHint:
    'From day 1 to the target the app increases in a straight line; guidelines give only the two ends. Rates are rounded down.',
  capNeeds:
    'The first days cannot be worked out. They need a pump session first and at most 28 days; from a cap, also a weight and a feed that states its energy.',
  stepsHint:
    'Common for adults: 20 to 30 ml/h, 10 to 20 ml/h more every 4 to 8 hours. Rates are rounded down to the step of the pump.',
  saveFirstDays: 'Save',
  /** Behind that its criteria are not assessed. */
  assessRefeeding: 'Assess it before the first feed.',
} as const;
