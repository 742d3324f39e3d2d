import { hasWork } from '@dietetic/regimen';
import { claimTab, forgetRegimen, writeRegimen } from './regimen-keeping.ts';
import { followCountry } from './regimen-country.ts';
import { watchIdleHour } from './regimen-idle.ts';
import { forgetRecipeDraft } from './recipe-draft.ts';
import { keepRegimenList } from './regimen-list.ts';
import { clearRegimen, useRegimenStore } from './regimen.ts';
import { reportRegimen } from './work-in-progress.ts';

let isWatched = false;

/**
 * Keeps the regimen for this tab, with all that watches over it. Called before every screen of the regimen, and at the
 * start of a page in whose tab one was begun.
 */
export function startKeepingRegimen(): void {
  if (isWatched) return;
  isWatched = true;
  persist();
  useRegimenStore.subscribe((store, before) => {
    if (store.regimen !== before.regimen || store.usedAt !== before.usedAt) persist();
    if (store.begun === before.begun) return;
    // What was searched and typed for the patient before is not the next one's.
    keepRegimenList({});
    forgetRecipeDraft();
  });
  claimTab(() => {
    if (hasWork(useRegimenStore.getState().regimen)) clearRegimen({ kind: 'copied-tab' });
  });
  followCountry();
  watchIdleHour();
}

function persist(): void {
  const { regimen, usedAt } = useRegimenStore.getState();
  const worthKeeping = hasWork(regimen);
  if (!worthKeeping) forgetRegimen();
  const isKept = !worthKeeping || writeRegimen(regimen, usedAt);
  if (useRegimenStore.getState().isKept !== isKept) useRegimenStore.setState({ isKept });
  reportRegimen(worthKeeping);
}
