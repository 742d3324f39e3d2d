import { parseCalendarDate } from '@dietetic/clinical';
import type { CalendarDate } from '@dietetic/clinical';
import { parseRegimen, refreshAge, serialiseRegimen } from '@dietetic/regimen';
import type { RegimenState } from '@dietetic/regimen';
import { now, today } from '#platform/clock.ts';
import { readText, removeText, writeText } from '#platform/storage.ts';
import { forgetRecipeDraft } from './recipe-draft.ts';
import { REGIMEN_KEY } from './work-in-progress.ts';

/**
 * Where a regimen in progress is kept: this tab's session storage, and nowhere else (decision 013). It lasts
 * over a reload, an update and a closed lid, and ends with the tab or an idle hour.
 */
const TAB_KEY = 'regimenTab';
export const IDLE_LIMIT_MS = 60 * 60 * 1000;
export const IDLE_WARNING_MS = 55 * 60 * 1000;

/** Kept beside the regimen, so that an hour with the lid closed counts as an idle hour. */
type Envelope = { usedAt: number; regimen: string };

export function calendarToday(): CalendarDate {
  const date = parseCalendarDate(today());
  if (!date) throw new RangeError('The clock gave no calendar date');
  return date;
}

/** False where the browser does not keep it: it is blocked, or full. */
export function writeRegimen(state: RegimenState, usedAt: number): boolean {
  const envelope: Envelope = { usedAt, regimen: serialiseRegimen(state) };
  return writeText(REGIMEN_KEY, JSON.stringify(envelope), 'sessionStorage');
}

export function forgetRegimen(): void {
  removeText(REGIMEN_KEY, 'sessionStorage');
  forgetRecipeDraft();
}

export type Restored =
  | { kind: 'none' }
  | { kind: 'expired' }
  /** Something was kept that is damaged, or was written by a version this one does not know. */
  | { kind: 'unreadable' }
  | { kind: 'regimen'; regimen: RegimenState; usedAt: number };

/** The regimen this tab held before it was reloaded, if it is whole, ours and not too old. */
export function restoreRegimen(): Restored {
  const text = readText(REGIMEN_KEY, 'sessionStorage');
  if (text === undefined) return { kind: 'none' };
  const envelope = readEnvelope(text);
  if (envelope && now() - envelope.usedAt >= IDLE_LIMIT_MS) {
    forgetRegimen();
    return { kind: 'expired' };
  }
  const regimen = envelope && parseRegimen(envelope.regimen);
  if (!regimen) {
    forgetRegimen();
    return { kind: 'unreadable' };
  }
  // Last used in the future, because the clock was ahead then: restart the hour, or it would never end.
  const usedAt = Math.min(envelope.usedAt, now());
  return { kind: 'regimen', regimen: refreshAge(regimen, calendarToday()), usedAt };
}

function readEnvelope(text: string): Envelope | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    const { usedAt, regimen } = stored as Partial<Record<keyof Envelope, unknown>>;
    return typeof usedAt === 'number' && typeof regimen === 'string' ? { usedAt, regimen } : null;
  } catch {
    // Not what this app writes: nothing to restore.
    return null;
  }
}

/** How long a tab that did not say it was leaving may find its lock held before it counts as a copy. */
const LOCK_WAIT_MS = 1500;
/** How long a farewell holds: a page that then loads in this tab is the tab itself, however slowly the old one goes. */
const FAREWELL_MS = 20_000;

/**
 * Duplicating a tab copies its session storage, patient and all. Each tab therefore holds a lock under an id
 * of its own; a tab that finds its id held elsewhere is the copy, takes a new id and is told to start empty.
 * A page that is being left writes down when, beside the id: on a slow device the next page finds the lock still
 * held by the last one, and must wait for it rather than take itself for a copy and clear the patient.
 * Where the browser has no locks (Safari before 15.4) the copy goes unnoticed.
 */
export function claimTab(onCopied: () => void): void {
  if (!('locks' in navigator)) return;
  const known = readTab();
  let id = known?.id ?? newTabId();
  writeText(TAB_KEY, id, 'sessionStorage');
  window.addEventListener('beforeunload', () => {
    // Nothing is written after everything on this device was cleared.
    if (readTab()) writeText(TAB_KEY, `${id} ${now()}`, 'sessionStorage');
  });
  const isSameTab = known?.leftAt !== undefined && now() - known.leftAt < FAREWELL_MS;
  hold(id, isSameTab ? undefined : AbortSignal.timeout(LOCK_WAIT_MS)).catch((reason: unknown) => {
    if (!(reason instanceof DOMException)) throw reason;
    // A browser that blocks storage has no locks either, and a copied tab has brought nothing.
    if (reason.name === 'SecurityError') return;
    if (reason.name !== 'TimeoutError') throw reason;
    id = newTabId();
    void hold(id);
    onCopied();
  });
}

function readTab(): { id: string; leftAt: number | undefined } | undefined {
  const [id, leftAt] = readText(TAB_KEY, 'sessionStorage')?.split(' ') ?? [];
  return id ? { id, leftAt: leftAt === undefined ? undefined : Number(leftAt) } : undefined;
}

function newTabId(): string {
  const id = crypto.randomUUID();
  writeText(TAB_KEY, id, 'sessionStorage');
  return id;
}

/** Holds the lock until the page goes away; a page put aside for the back button lets go and takes it again. */
async function hold(id: string, signal?: AbortSignal): Promise<void> {
  await navigator.locks.request(`regimen-${id}`, signal ? { signal } : {}, () => pageGone());
  window.addEventListener('pageshow', ({ persisted }) => persisted && void hold(id), { once: true });
}

function pageGone(): Promise<void> {
  return new Promise((release) => window.addEventListener('pagehide', () => release(), { once: true }));
}
