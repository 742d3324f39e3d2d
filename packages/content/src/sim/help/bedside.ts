import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

/** Used by the topics on the pump, on sessions and on the plan. */
const END_MOVES = {
  words:
    'finish finishes finished ending past minute minutes later late early bug exact exactly rounded rounding decimal odd dot sharp oclock',
  says: 'The rate is rounded to a step of the pump and the volume is kept, so the end moves by a few minutes: 1,000 ml in 12 hours is exactly 83.3 ml/h, and at 83 ml/h it ends 3 minutes later. “Clock” keeps the hours instead: 996 ml.',
};

/** Feed plan, recipe and cards. */
export const BEDSIDE_HELP: readonly HelpTopic[] = topicsLeadingTo('regimen', [
  {
    id: 'plan',
    says: 'Once a regimen holds a feed in ml, or a powder with a recipe, choose “Feed plan” and enter sessions with their hours and rate, or boluses. What you enter is your decision.',
    first: [END_MOVES],
  },
  {
    id: 'planSessions',
    says: 'Choose “Feed plan” in a regimen that holds a feed in ml, or a powder with a recipe. A plan can have any number of sessions, by pump or bolus: start with “Overnight pump”, “Continuous” or “Bolus”, then use “Add a session”, for example for boluses by day and a pump by night. Each session has its own feed, volume, start and hours; the time between two sessions is a break. Drag a session on the 24 hours or type its times under Sessions; “Undo” brings back one that you removed. You decide the times.',
    first: [END_MOVES],
  },
  {
    id: 'pumpEntries',
    says: 'Under “Pump” in the feed plan choose where the tube ends, whether the pump runs by dose or by clock, the step of the pump, and whether rates are rounded to the nearest step or down. By dose, the pump stops at its volume and the end moves; by clock, the hours stay and the volume moves. Rates come in the steps of that pump, with the exact rate beside them.',
    first: [END_MOVES],
  },
  {
    id: 'flushes',
    says: 'In the regimen choose “Feed plan”, then enter flushes, medicines by tube and extra water under “Water and medicines”. They count towards the fluid of the plan.',
  },
  {
    id: 'freeWater',
    says: 'Free water is the water in the feed, by its label, with flushes and other water; “By volume” counts every ml of the feed as fluid, with the same flushes and water. Volume is the larger figure, because part of a feed is not water. “Counted as fluid” in the feed plan chooses which of the two is compared with the fluid need: free water at first, volume under 1 year. If a feed does not state its water, free water is “at least”.',
  },
  {
    id: 'firstDays',
    says: 'In the regimen choose “Feed plan”, then enter the first days at “Build up”, in steps or from a cap. The app does not assess refeeding risk; the dietitian does.',
  },
  {
    id: 'refeedingShown',
    says: '“Refeeding risk: criteria not assessed” is printed in the report and on the ward card for every patient, because the app asks about none of the criteria, such as intake, blood results or alcohol. Those it names are of NICE CG32 and for adults: under 18 it works out none. It does not mean that there is a risk, nor that there is none: assess it yourself, by your own guide, before the first feed.',
  },
  {
    id: 'planPacks',
    says: 'Under “Hang time and packs” the feed plan shows how long a container hangs and its limit, the packs needed a day and for 28 days, and how much is discarded. Enter the kind of container, or another limit from the label, with the session.',
  },
  {
    id: 'planOutOfDate',
    says: 'A feed plan is out of date when the patient, products, amounts or recipe have changed since it was made. What you typed is kept, but no rate is shown and no card is made until you have looked at the plan and chosen “Keep this plan” or changed it. The plan names what has changed.',
  },
  {
    id: 'feedRoute',
    says: 'In step 3 choose how the feed is given: oral, tube, or oral and tube. The app then asks about products that do not go with that route, and about a feed plan with a different one. Enter bottles and drinks in the feed plan as a session “By mouth”: how many a day, at what times, and how many ml each.',
  },
  {
    id: 'recipeScreen',
    says: 'In a regimen that holds a powder choose “Feed plan”, then “Recipe”, the powder, and at “Start from” strength, water, scoops or kcal. With “Strength”, enter it and the “Feed for 24 hours”: water, scoops and grams follow, and “Use … in the regimen” takes them over. You can add modules such as carbohydrate or fat.',
    first: [
      {
        words:
          'strength stronger strong concentrated concentrate concentrating concentration weaker weak dilute diluted',
        says: 'The strength is that of the label, or one that you enter: g of powder per 100 ml of finished feed. Whether it is right is the dietitian’s decision.',
      },
    ],
  },
  {
    id: 'recipePlaces',
    says: 'A recipe describes the same feed in two ways. “At home” gives the water to measure first and the level scoops to add to it; “Ward, scales and jug” gives the grams to weigh and the volume to make up to. The water at home is less than that volume, because the powder takes up room. Use one of the two and do not mix them.',
  },
  {
    id: 'recipeUse',
    says: 'In a regimen choose “Feed plan”, then “Recipe”: “Use … in the regimen” makes the recipe the amount of the regimen. After a change, choose it again. To get whole level scoops, keep the exact strength or the exact volume, or weigh the powder. “Add to the feed” adds a module, and “Remove the recipe” takes the recipe out.',
    first: [
      {
        words: 'strength strong percent water',
        says: 'Strength is g of powder per 100 ml of finished feed, not of water; the recipe shows both.',
      },
    ],
  },
  {
    id: 'cards',
    says: 'Ward card, home plan and recipe card are made from the feed plan or recipe of the regimen: choose “Feed plan”, then “Cards”, and print them there. They do not name the patient; the ward card has a code to scan that holds the same words. The home plan and the recipe card can be printed in large print.',
  },
  {
    id: 'noCard',
    says: 'A card needs a feed plan that is up to date and has a rate for every session, or a recipe that is the amount in the regimen, with nothing left to confirm. The Cards screen says what is missing.',
  },
]);
