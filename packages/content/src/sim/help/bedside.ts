import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

/** Asked of a pump, of a session and of the plan alike. */
const END_MOVES = {
  words:
    'finish finishes finished ending past minute minutes later late early bug exact exactly rounded rounding decimal odd dot sharp oclock',
  says: 'The rate is rounded to a step of the pump and the volume is kept, so that the end moves by a few minutes: 1,000 ml in 12 hours is exactly 83.3 ml/h, and at 83 ml/h it ends 3 minutes later. “Clock” keeps the hours instead: 996 ml.',
};

/** Feed plan, recipe and cards. */
export const BEDSIDE_HELP: readonly HelpTopic[] = topicsLeadingTo('regimen', [
  {
    id: 'plan',
    says: 'A feed plan is set up in a regimen, once it holds a feed in ml or a powder with a recipe: choose “Feed plan” and enter sessions with their hours and rate, or boluses. What is entered is the dietitian’s.',
    first: [END_MOVES],
  },
  {
    id: 'planSessions',
    says: 'Choose “Feed plan” in a regimen that holds a feed in ml, or a powder with a recipe. A plan holds any number of sessions, by pump or bolus: begin with “Overnight pump”, “Continuous” or “Bolus”, then “Add a session”, such as boluses by day beside a pump by night. Each has its own feed, volume, start and hours; a break is the time between two of them. Drag a session on the 24 hours or type its times under Sessions; one that is removed comes back with “Undo”. The times are yours to decide.',
    first: [END_MOVES],
  },
  {
    id: 'pumpEntries',
    says: 'Under “Pump” in the feed plan choose where the tube ends, whether the pump is run by dose or by clock, the step of the pump, and whether rates are rounded to the nearest step or down. By dose the pump stops at its volume and the end moves; by clock the hours are kept and the volume moves. Rates come in the steps of that pump, with the exact rate beside them.',
    first: [END_MOVES],
  },
  {
    id: 'flushes',
    says: 'Flushes, medicines by tube and extra water are entered under “Water and medicines” in the feed plan, which “Feed plan” in the regimen opens, and counted in its fluid.',
  },
  {
    id: 'freeWater',
    says: 'Free water is the water in the feed, by its label, with flushes and other water; “By volume” counts every ml of the feed as fluid, with the same flushes and water. Volume is the larger, since part of a feed is not water. “Counted as fluid” in the feed plan chooses which of the two is held against the fluid need: free water to begin with, volume under 1 year. A feed that does not state its water makes free water “at least”.',
  },
  {
    id: 'firstDays',
    says: 'The first days are entered at “Build up” in the feed plan, which “Feed plan” in the regimen opens, in steps or from a cap; refeeding risk is not assessed by the app; the dietitian assesses it.',
  },
  {
    id: 'refeedingShown',
    says: '“Refeeding risk: criteria not assessed” stands in the report and on the ward card for every patient: the app asks none of the criteria, such as intake, blood results or alcohol. It means neither risk nor none: assess it yourself, before the first feed, by your own guide.',
  },
  {
    id: 'planPacks',
    says: 'The feed plan shows under “Hang time and packs” how long a container hangs and its limit, the packs a day and for 28 days, and how much is discarded. The kind of container, and another limit by the label, are entered with the session.',
  },
  {
    id: 'planOutOfDate',
    says: 'A feed plan is out of date once patient, products, amounts or recipe have changed since it was made. What you typed is kept; no rate is shown and no card made until you have looked at it and chosen “Keep this plan” or changed it. What has changed is named there.',
  },
  {
    id: 'feedRoute',
    says: 'In step 3 choose how the feed is given: oral, tube, or oral and tube. The app then asks about products that do not go with that route, and about a feed plan by another one. Bottles and drinks are a session “By mouth” of the feed plan: so many a day, at their times, so many ml each.',
  },
  {
    id: 'recipeScreen',
    says: 'A recipe is made in a regimen that holds a powder: choose “Feed plan”, then “Recipe”, the powder, and at “Start from” strength, water, scoops or kcal. With “Strength” enter it and the “Feed for 24 hours”: water, scoops and grams follow, and “Use … in the regimen” takes them over. Modules such as carbohydrate or fat can be added to it.',
    first: [
      {
        words:
          'strength stronger strong concentrated concentrate concentrating concentration weaker weak dilute diluted',
        says: 'The strength is the label’s, or another that you enter: g of powder per 100 ml of finished feed. Whether it is right is the dietitian’s decision.',
      },
    ],
  },
  {
    id: 'recipePlaces',
    says: 'A recipe says the same feed in two ways. “At home” gives the water to measure first and the level scoops to add to it; “Ward, scales and jug” gives the grams to weigh and the volume to make up to. The water at home is less than that volume, because the powder takes up room. Use one of the two and do not mix them.',
  },
  {
    id: 'recipeUse',
    says: 'In a regimen choose “Feed plan”, then “Recipe”: “Use … in the regimen” makes the recipe the amount of the regimen; after a change choose it again. Whole level scoops come at the exact strength or the exact volume, or the powder is weighed; “Add to the feed” adds a module, and “Remove the recipe” takes it out.',
    first: [
      {
        words: 'strength strong percent water',
        says: 'Strength is g of powder per 100 ml of finished feed, not of water; the recipe shows both.',
      },
    ],
  },
  {
    id: 'cards',
    says: 'A ward card, a home plan and a recipe card are made from a feed plan or recipe of the regimen: choose “Feed plan”, then “Cards”, and print them there. Nobody is named on them; the ward card has a code to scan with its own words. Home plan and recipe card can be had in large print.',
  },
  {
    id: 'noCard',
    says: 'A card is made only of a feed plan that is up to date and has a rate for every session, or of a recipe that is the amount in the regimen, and only when nothing waits to be confirmed. The Cards screen says what is missing.',
  },
]);
