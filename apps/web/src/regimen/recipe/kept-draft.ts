import type { Recipe } from '@dietetic/regimen';
import { useEffect } from 'react';
import { forgetRecipeDraft, keepRecipeDraft, keptRecipeDraft } from '#session/recipe-draft.ts';
import { draftOfText, type RecipeDraft } from './recipe-draft.ts';

const textOf = (recipe: Recipe | undefined): string => JSON.stringify(recipe ?? null);

/** What was typed beside this recipe of the regimen before the page was left, and not saved. */
export const draftBeside = (recipe: Recipe | undefined): RecipeDraft | undefined =>
  draftOfText(keptRecipeDraft(textOf(recipe)));

/** Keeps what is typed over a reload, until it is the regimen's recipe; null while nothing is. */
export function useKeptDraft(typed: RecipeDraft | null, recipe: Recipe | undefined, isSaved: boolean): void {
  const beside = textOf(recipe);
  useEffect(() => {
    if (isSaved) forgetRecipeDraft();
    else if (typed !== null) keepRecipeDraft(JSON.stringify(typed), beside);
  }, [typed, beside, isSaved]);
}
