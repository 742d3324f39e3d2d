import type { Assessment, InputWarning, NavigationItem, RegimenState } from '@dietetic/regimen';
import {
  assess,
  changeCountry,
  confirm,
  countryChangeEffects,
  emptyRegimen,
  hasWork,
  navigationItems,
  openWarnings,
  reset,
  settle,
} from '@dietetic/regimen';
import { useMemo } from 'react';
import { create } from 'zustand';
import { now } from '#platform/clock.ts';
import { startCatalogue, useCatalogueStore } from './catalogue.ts';
import {
  IDLE_LIMIT_MS,
  IDLE_WARNING_MS,
  claimTab,
  forgetRegimen,
  restoreRegimen,
  writeRegimen,
} from './regimen-keeping.ts';
import { registerCountryGuard, useSession } from './session.ts';
import { reportRegimen } from './work-in-progress.ts';

/** Why the regimen is not as it was left; told once, on the next screen of the regimen. */
export type RegimenNews =
  | { kind: 'idle' }
  | { kind: 'copied-tab' }
  | { kind: 'methods'; reset: readonly ('energy' | 'protein')[] }
  | { kind: 'country'; dropped: readonly string[] };

type RegimenStore = {
  regimen: RegimenState;
  assessment: Assessment;
  /** When this tab was last used; milliseconds since 1970. */
  usedAt: number;
  /** The hour is nearly over: the clinician is asked whether to keep the regimen. */
  idleWarning: boolean;
  news: RegimenNews | null;
  /** How many regimens this page has begun: a field of the one before, with text that was no number, is drawn anew. */
  begun: number;
};

const assessed = (regimen: RegimenState) => assess({ country: regimen.country, values: regimen.values });

/** Results belong to the very regimen they were made of: both are set together or not at all. */
const withResults = (regimen: RegimenState, before?: RegimenStore) => ({
  regimen,
  assessment:
    before && before.regimen.values === regimen.values && before.regimen.country === regimen.country
      ? before.assessment
      : assessed(regimen),
});

function startingStore(): RegimenStore {
  const restored = restoreRegimen();
  const { country } = useSession.getState();
  const base = {
    idleWarning: false,
    news: restored.kind === 'expired' ? ({ kind: 'idle' } as const) : null,
    begun: 0,
  };
  if (restored.kind === 'regimen')
    return { ...base, ...withResults(restored.regimen), usedAt: restored.usedAt };
  return { ...base, ...withResults(emptyRegimen(country)), usedAt: now() };
}

export const useRegimenStore = create<RegimenStore>(startingStore);

/** The one way the regimen changes: a pure transition of the regimen package. */
export function changeRegimen(transition: (regimen: RegimenState) => RegimenState): void {
  useRegimenStore.setState((store) => {
    const regimen = transition(store.regimen);
    return regimen === store.regimen ? store : { ...withResults(regimen, store), usedAt: now() };
  });
}

export function confirmWarning(warning: InputWarning): void {
  changeRegimen((regimen) => confirm(regimen, warning));
}

/** "Create new regimen" and "Update energy requirements": everything but the country (B-10). */
export function newRegimen(): void {
  changeRegimen(reset);
  useRegimenStore.setState(({ begun }) => ({ news: null, begun: begun + 1 }));
}

/** Takes away a method the patient is no longer offered, and says so. */
export function settleMethods(): void {
  const { state, reset: gone } = settle(useRegimenStore.getState().regimen);
  if (gone.length === 0) return;
  changeRegimen(() => state);
  useRegimenStore.setState({ news: { kind: 'methods', reset: gone } });
}

export function dismissNews(): void {
  useRegimenStore.setState({ news: null });
}

export function keepAfterIdleWarning(): void {
  useRegimenStore.setState({ idleWarning: false, usedAt: now() });
}

export function useRegimen(): RegimenState {
  return useRegimenStore((store) => store.regimen);
}

/** What the calculators say of the regimen; computed once per change, shared by every screen. */
export function useAssessment(): Assessment {
  return useRegimenStore((store) => store.assessment);
}

/** Soft limits nobody has answered yet. */
export function useOpenWarnings(): InputWarning[] {
  const { regimen, assessment } = useRegimenStore();
  return useMemo(() => openWarnings(regimen, assessment.warnings), [regimen, assessment]);
}

export function useNavigationItems(): NavigationItem[] {
  const { regimen, assessment } = useRegimenStore();
  return useMemo(() => navigationItems(regimen, assessment), [regimen, assessment]);
}

/** Products not yet loaded exclude nothing: only a known availability can drop a product. */
const catalogue = () => useCatalogueStore.getState().allProducts;

/** A product can only be dropped by what the catalogue says of it, so that is read first. */
async function catalogueRead(): Promise<void> {
  // Where the device's store cannot be read no product is known to be unavailable, and none is dropped.
  if (useCatalogueStore.getState().status === 'loading') await startCatalogue().catch(() => undefined);
}

/** The regimen follows the chosen country, and says what that took away. */
async function followCountry(): Promise<void> {
  if (useSession.getState().country === useRegimenStore.getState().regimen.country) return;
  if (useRegimenStore.getState().regimen.products.length > 0) await catalogueRead();
  const { country } = useSession.getState();
  const { regimen } = useRegimenStore.getState();
  if (country === undefined || country === regimen.country) return;
  if (regimen.country === undefined || !hasWork(regimen)) {
    useRegimenStore.setState(withResults({ ...regimen, country }));
    return;
  }
  const { droppedProducts } = countryChangeEffects(regimen, country, catalogue());
  changeRegimen((before) => changeCountry(before, country, catalogue()));
  useRegimenStore.setState({ news: { kind: 'country', dropped: droppedProducts.map(({ name }) => name) } });
}

function clearAfterIdleHour(): void {
  useRegimenStore.setState(({ regimen, begun }) => ({
    ...withResults(reset(regimen)),
    usedAt: now(),
    idleWarning: false,
    news: { kind: 'idle' },
    begun: begun + 1,
  }));
}

/** Compares times of day rather than counting ticks: a sleeping computer does not tick. */
function checkIdle(): void {
  const { regimen, usedAt, idleWarning } = useRegimenStore.getState();
  if (!hasWork(regimen)) return;
  const idleMs = now() - usedAt;
  if (idleMs >= IDLE_LIMIT_MS) clearAfterIdleHour();
  else if (idleMs >= IDLE_WARNING_MS && !idleWarning) useRegimenStore.setState({ idleWarning: true });
}

const CHECK_EVERY_MS = 15_000;
/** Being used is noted this often at most: each note is written to session storage. */
const NOTE_EVERY_MS = 30_000;

function noteUse(): void {
  checkIdle();
  const { idleWarning, usedAt } = useRegimenStore.getState();
  // Once asked, the answer counts, not a stray touch.
  if (!idleWarning && now() - usedAt > NOTE_EVERY_MS) useRegimenStore.setState({ usedAt: now() });
}

function persist({ regimen, usedAt }: RegimenStore): void {
  const worthKeeping = hasWork(regimen);
  if (worthKeeping) writeRegimen(regimen, usedAt);
  else forgetRegimen();
  reportRegimen(worthKeeping);
}

function keepRegimen(): void {
  persist(useRegimenStore.getState());
  useRegimenStore.subscribe((store, before) => {
    if (store.regimen !== before.regimen || store.usedAt !== before.usedAt) persist(store);
  });
  claimTab(() => {
    if (!hasWork(useRegimenStore.getState().regimen)) return;
    newRegimen();
    useRegimenStore.setState({ news: { kind: 'copied-tab' } });
  });
  void followCountry();
  useSession.subscribe(() => void followCountry());
  registerCountryGuard(async (to) => {
    if (useRegimenStore.getState().regimen.products.length > 0) await catalogueRead();
    const { regimen } = useRegimenStore.getState();
    return hasWork(regimen) ? countryChangeEffects(regimen, to, catalogue()) : undefined;
  });
  window.setInterval(checkIdle, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', checkIdle);
  window.addEventListener('pageshow', checkIdle);
  for (const use of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(use, noteUse, { capture: true, passive: true });
  }
}

keepRegimen();
