import { feedPlanWords as say, recipeWords } from '@dietetic/content';
import { formatNumber } from '@dietetic/clinical';
import { applyRecipe, type Finding, mlText, setFeedPlan } from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import { changeRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { coveringRecipe } from './covering-recipe.ts';

type Props = { finding: Finding; bedside: Bedside };

/** A plan that takes more than its recipe makes: the recipe that makes as much. */
export function RecipeFix({ finding, bedside }: Props) {
  const { code, products } = finding;
  const powder = bedside.regimen.recipe?.product ?? '';
  if (code !== 'recipe-short' || !products.includes(powder)) return null;
  const covering = coveringRecipe(bedside);
  if (covering === null) return null;
  const { recipe, plan, result } = covering;
  const { scoopCount, grams, finalMl } = result;
  const amount =
    scoopCount !== null && Number.isInteger(scoopCount)
      ? recipeWords.scoopCount(formatNumber(scoopCount))
      : `${formatNumber(grams ?? 0, 1)}\u00a0g`;
  return (
    <Button
      size="small"
      onClick={() =>
        changeRegimen((regimen) => setFeedPlan(applyRecipe(regimen, recipe, bedside.products), plan))
      }
    >
      {say.coverWithRecipe(mlText(finalMl ?? 0), amount)}
    </Button>
  );
}
