import { create } from 'zustand';
import { readText } from '#platform/storage.ts';

/** Where the regimen in progress is kept until the tab closes. Its contents are the regimen's own business. */
export const REGIMEN_KEY = 'regimen';

/**
 * Whether a regimen is in progress, for screens that must not load the whole regimen to know it. The
 * regimen's own state says so whenever that changes.
 */
export const useWorkInProgress = create<{ hasRegimen: boolean }>(() => ({
  hasRegimen: readText(REGIMEN_KEY, 'sessionStorage') !== undefined,
}));

export function reportRegimen(hasRegimen: boolean): void {
  if (useWorkInProgress.getState().hasRegimen !== hasRegimen) useWorkInProgress.setState({ hasRegimen });
}
