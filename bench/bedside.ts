// npm run bench:bedside: recalculates feed plan and recipe, as after every keystroke. Goal: under 2 ms.
import { demonstrationProducts } from '@dietetic/demonstration-data';
import {
  assess,
  feedPlanSentences,
  parseFeedPlan,
  parseRecipe,
  recipeTexts,
  calculatePlanAndRecipe,
} from '@dietetic/regimen';
import { medianMs, ms, printTable } from './table.ts';

const RUNS = 200;
const products = demonstrationProducts();
const values = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5.9, PD_HEIGHT: 61 } as const;
const POWDER = 'cradlemere-hydrolysed';
const night = { product: POWDER, mode: 'cyclic', volume: 400, start: '20:00', hours: 10 };
const day = { product: POWDER, mode: 'bolus', volume: 485, boluses: 6, first: '06:00' };
const plan = parseFeedPlan({ sessions: [night, day], flush: { before: 0, after: 5 } }).plan ?? undefined;
const recipe =
  parseRecipe({
    product: POWDER,
    by: 'final_volume',
    strengthPercent: 13,
    finalMl: 885,
    scoops: 'same_strength',
    modules: [{ product: 'addimere-carb', amount: 3 }],
  }).recipe ?? undefined;
const powder = products.find(({ id }) => id === POWDER);
const assessment = assess({ lists: { PD_SCOPE: [] }, country: 'uk', values });

const calculate = (feedPlan: typeof plan, made: typeof recipe) => {
  const worked = calculatePlanAndRecipe({
    country: 'uk',
    values,
    lists: { PD_SCOPE: [] },
    assessment,
    feedPlan,
    recipe: made,
    products: [],
    catalogue: products,
  });
  if (feedPlan !== undefined && worked.feedPlan !== null) feedPlanSentences(feedPlan, worked.feedPlan);
  if (worked.recipe !== null && powder !== undefined) recipeTexts(worked.recipe, powder, worked.patient);
};

printTable(
  `Feed plan and recipe worked out again, ms, median of ${RUNS} (goal: under 2)`,
  ['', 'ms'],
  [
    ['feed plan', ms(medianMs(RUNS, () => calculate(plan, undefined)))],
    ['recipe', ms(medianMs(RUNS, () => calculate(undefined, recipe)))],
    ['both', ms(medianMs(RUNS, () => calculate(plan, recipe)))],
  ],
);
