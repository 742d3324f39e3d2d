import type { Product } from '@dietetic/catalogue';
import { homePlanWords as say } from '@dietetic/content';
import {
  chosenAmountText,
  type FeedPlanResult,
  isBolus,
  mlText,
  recipeDifferences,
  recipeTexts,
  type RecipeTexts,
  supplyFor28Days,
  supplyText,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';

type Of = Pick<Bedside, 'patient' | 'products' | 'recipe' | 'regimen'>;
type Beside = { each: string[]; supply: string[] };

/**
 * What the regimen gives beside the tube: a card that left it out would take it away. A powder that has a recipe is one
 * line with all that is added, in the words of the card; its supply is that of the recipe.
 */
export function nonTubeLines(
  of: Of,
  { beside }: Pick<FeedPlanResult, 'beside'>,
  madeUp: (powder: Product, texts: RecipeTexts) => string,
): Beside {
  const { products, regimen, recipe, patient } = of;
  const chosen = regimen.products.flatMap((one) => {
    const product = products.find(({ id }) => id === one.id);
    return product !== undefined && beside?.products.includes(one.id) === true ? [{ product, one }] : [];
  });
  const powder = chosen.find(({ product }) => product.id === regimen.recipe?.product)?.product;
  const added = regimen.recipe?.modules.map(({ product }) => product) ?? [];
  const isByRecipe =
    powder !== undefined && recipe !== null && recipeDifferences(recipe, regimen.products).length === 0;
  const made = isByRecipe ? madeUp(powder, recipeTexts(recipe, powder, patient)) : null;
  const inRecipe = (id: string) => made !== null && (id === powder?.id || added.includes(id));
  // Of what a recipe adds to a powder that is fed, a part alone is beside the tube.
  const isPart = (id: string) => powder === undefined && added.includes(id);
  return {
    each: [
      ...(made === null ? [] : [made]),
      ...chosen
        .filter(({ product }) => !inRecipe(product.id))
        .map(({ product, one }) =>
          isPart(product.id)
            ? say.besideAsWell(product.name)
            : say.amountOf(chosenAmountText(product, one), product.name),
        ),
    ],
    supply: chosen.flatMap(({ product, one }) => {
      const supply = inRecipe(product.id) || isPart(product.id) ? null : supplyFor28Days(product, one);
      return supply === null ? [] : [say.supplyOf(supplyText(supply), product.name)];
    }),
  };
}

/** Powders that the plan feeds and no recipe makes: a home plan that left them out would not have them made up. */
export function labelPowderLines(
  { products, regimen }: Pick<Of, 'products' | 'regimen'>,
  { sessions }: Pick<FeedPlanResult, 'sessions'>,
): Beside {
  const fed = new Set(sessions.map(({ session }) => session.product));
  const powders = products.filter(
    ({ id, basis }) => basis === 'g' && fed.has(id) && id !== regimen.recipe?.product,
  );
  return {
    each: powders.map(({ id, name }) => {
      const own = sessions.filter(({ session }) => session.product === id);
      return say.madeUpByLabel(mlText(own.reduce((total, one) => total + one.deliveredMl, 0)), name);
    }),
    supply: powders.flatMap((powder) => {
      const chosen = regimen.products.find(({ id }) => id === powder.id);
      const supply = chosen === undefined ? null : supplyFor28Days(powder, chosen);
      return supply === null ? [] : [say.supplyOf(supplyText(supply), powder.name)];
    }),
  };
}

/** What the label says of an opened pack: of feeds that are given a part at a time, or poured into a container. */
export function openedPackLines(
  { sessions }: Pick<FeedPlanResult, 'sessions'>,
  products: readonly Product[],
): string[] {
  const given = new Set(
    sessions.flatMap(({ session, hung }) =>
      isBolus(session) || hung.container === 'decanted' ? [session.product] : [],
    ),
  );
  const said = products
    .filter(({ id, basis }) => given.has(id) && basis === 'ml')
    .flatMap(({ name, storage }) => {
      const line = storage.split('\n').find((each) => OPENED.test(each));
      return line === undefined ? [] : [{ name, line: line.trim() }];
    });
  // What all labels say alike is said once; a pack that hangs, and a powder, are none of them.
  const all = new Set(sessions.map(({ session }) => session.product));
  const isAlike = new Set(said.map(({ line }) => line)).size === 1 && said.length === all.size;
  return isAlike
    ? said.slice(0, 1).map(({ line }) => line)
    : said.map(({ name, line }) => say.ofTheLabel(name, line));
}
const OPENED = /\bonce opened\b|\bafter opening\b|\bopened liquid\b/iu;
