import { storedValue } from '#platform/storage.ts';

/**
 * What was typed of a recipe that is not in the regimen yet, as text, with the recipe it was typed beside: of the
 * patient like the regimen, and kept with it in this tab alone.
 */
type KeptDraft = { draft: string; beside: string };

const KEPT = storedValue(
  'recipeDraft',
  (text): KeptDraft | undefined => {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { draft, beside } = kept as Partial<Record<keyof KeptDraft, unknown>>;
    return typeof draft === 'string' && typeof beside === 'string' ? { draft, beside } : undefined;
  },
  (kept: KeptDraft) => JSON.stringify(kept),
  'sessionStorage',
);

/** None where another recipe has taken the place of the one it was typed beside. */
export function keptRecipeDraft(beside: string): string | undefined {
  const kept = KEPT.read();
  return kept?.beside === beside ? kept.draft : undefined;
}

export const keepRecipeDraft = (draft: string, beside: string): void => KEPT.write({ draft, beside });
export const forgetRecipeDraft = (): void => KEPT.clear();
