import type { Country } from '@dietetic/catalogue';
import type { AssessedRegimen, Assessment, Warning, NavigationItem, RegimenState } from '@dietetic/regimen';
import {
  assessRegimen,
  correctPatient,
  emptyRegimen,
  isAnotherPatient,
  navigationItems,
  recordWorkOwner,
  restorePatient,
  resetRegimen,
  removeUnofferedMethods,
  confirmWarning,
  startForNewPatient,
  startWithSameMethods,
} from '@dietetic/regimen';
import { createStore } from 'zustand';
import { now } from '#platform/clock.ts';
import { type Restored, restoreRegimen } from './regimen-keeping.ts';
import { useSession } from './session.ts';
import { useTransitionStore } from './use-transition-store.ts';

/** Why the regimen is not as it was left; told once, on the next screen of the regimen. */
export type RegimenNews =
  | { kind: 'idle' }
  | { kind: 'copied-tab' }
  | { kind: 'unreadable' }
  | { kind: 'methods'; reset: readonly ('energy' | 'protein')[] }
  | { kind: 'country'; dropped: readonly string[] };

type RegimenStore = AssessedRegimen & {
  regimen: RegimenState;
  /** Where each step stands; the same list as before while that says the same. */
  navigation: NavigationItem[];
  /** When this tab was last used; milliseconds since 1970. */
  usedAt: number;
  /** The hour is nearly over: the clinician is asked whether to keep the regimen. */
  idleWarning: boolean;
  news: RegimenNews | null;
  /** False where the browser does not store what there is: a reload would lose it. */
  isKept: boolean;
  /** Sex or age have been entered that may be another patient's; their screen asks when they are, not at each key. */
  asksIfAnotherPatient: boolean;
  /** Entries of the step that Continue was pressed without: marked until they are entered. */
  needed: readonly string[];
  /** How many regimens this page has begun: a field of the one before, with text that was no number, is rendered again. */
  begun: number;
};

/** Results belong to the very regimen they were made of: both are set together or not at all. */
function withResults(regimen: RegimenState, before?: RegimenStore) {
  const isSame = before?.regimen.values === regimen.values && before.regimen.country === regimen.country;
  const results = assessRegimen(regimen, isSame ? before.calculated : undefined);
  const items = navigationItems(regimen, results.assessment, results.warnings);
  const navigation =
    before && JSON.stringify(before.navigation) === JSON.stringify(items) ? before.navigation : items;
  return { regimen, ...results, navigation };
}

function newsOf({ kind }: Restored): RegimenNews | null {
  if (kind === 'expired') return { kind: 'idle' };
  return kind === 'unreadable' ? { kind } : null;
}

function startingStore(): RegimenStore {
  const restored = restoreRegimen();
  const { country } = useSession.getState();
  const base = {
    idleWarning: false,
    news: newsOf(restored),
    isKept: true,
    asksIfAnotherPatient: false,
    needed: [],
    begun: 0,
  };
  if (restored.kind === 'regimen')
    return { ...base, ...withResults(recordWorkOwner(restored.regimen)), usedAt: restored.usedAt };
  return { ...base, ...withResults(emptyRegimen(country)), usedAt: now() };
}

const store = createStore<RegimenStore>(startingStore);

/** A hook, and the store itself for what is read and changed outside of rendering. */
export const useRegimenStore = Object.assign(
  <Selected>(select: (state: RegimenStore) => Selected): Selected => useTransitionStore(store, select),
  store,
);

/** The same regimen for another country: nothing of it depends on the country yet. */
export function moveEmptyRegimen(country: Country): void {
  useRegimenStore.setState(({ regimen }) => withResults({ ...regimen, country }));
}

/** The one way the regimen changes: a pure transition of the regimen package. */
export function changeRegimen(transition: (regimen: RegimenState) => RegimenState): void {
  useRegimenStore.setState((store) => {
    const regimen = recordWorkOwner(transition(store.regimen));
    return regimen === store.regimen ? store : { ...withResults(regimen, store), usedAt: now() };
  });
}

/** "It is right": the value counts, and is named in the report. */
export function answerWarning(warning: Warning): void {
  const at = new Date(now()).toISOString();
  changeRegimen((regimen) => confirmWarning(regimen, warning, at));
}

/** Sex or age were entered: asks whether it is still the same patient, if later steps have work. True when it asks. */
export function askIfAnotherPatient(): boolean {
  const asks = isAnotherPatient(useRegimenStore.getState().regimen);
  if (asks) useRegimenStore.setState({ asksIfAnotherPatient: true });
  return asks;
}

const ANSWERS = { new: startForNewPatient, corrected: correctPatient, 'put-back': restorePatient } as const;

export function answerAnotherPatient(answer: keyof typeof ANSWERS): void {
  changeRegimen(ANSWERS[answer]);
  useRegimenStore.setState(({ begun }) => ({
    asksIfAnotherPatient: false,
    needed: [],
    begun: answer === 'new' ? begun + 1 : begun,
  }));
}

/** Continue was pressed without these. */
export function markMissing(needed: readonly string[]): void {
  useRegimenStore.setState({ needed });
}

/** Everything but the country goes, and the next screen of the regimen says why. */
export function clearRegimen(news: RegimenNews): void {
  changeRegimen(resetRegimen);
  useRegimenStore.setState(({ begun }) => ({
    usedAt: now(),
    idleWarning: false,
    needed: [],
    news,
    begun: begun + 1,
  }));
}

/** "Create new regimen": everything but the country (B-10), or but the methods too. */
export function newRegimen(keep: 'nothing' | 'methods' = 'nothing'): void {
  changeRegimen(keep === 'methods' ? startWithSameMethods : resetRegimen);
  useRegimenStore.setState(({ begun }) => ({ news: null, needed: [], begun: begun + 1 }));
}

/** Removes a method that is no longer offered to the patient, and announces it. */
export function settleMethods(): void {
  const { state, reset: gone } = removeUnofferedMethods(useRegimenStore.getState().regimen);
  if (gone.length === 0) return;
  changeRegimen(() => state);
  useRegimenStore.setState({ news: { kind: 'methods', reset: gone } });
}

export function dismissNews(): void {
  useRegimenStore.setState({ news: null });
}

export function useRegimen(): RegimenState {
  return useRegimenStore((store) => store.regimen);
}

/** What of the results may be shown; computed once per change, shared by every screen. */
export function useAssessment(): Assessment {
  return useRegimenStore((store) => store.assessment);
}

/** Unusual entries that are not confirmed yet. */
export function useWarnings(): readonly Warning[] {
  return useRegimenStore((store) => store.warnings);
}

export function useNavigationItems(): NavigationItem[] {
  return useRegimenStore((store) => store.navigation);
}
