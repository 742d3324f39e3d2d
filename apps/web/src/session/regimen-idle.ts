import { hasWork } from '@dietetic/regimen';
import { now } from '#platform/clock.ts';
import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from './regimen-keeping.ts';
import { clearRegimen, useRegimenStore } from './regimen.ts';

const CHECK_EVERY_MS = 15_000;
/** Being used is noted this often at most: each note is written to session storage. */
const NOTE_EVERY_MS = 30_000;

/** Clears a regimen that was not used for an hour, after asking. */
export function watchIdleHour(): void {
  window.setInterval(checkIdle, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', checkIdle);
  window.addEventListener('pageshow', checkIdle);
  for (const use of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(use, noteUse, { capture: true, passive: true });
  }
}

export function keepAfterIdleWarning(): void {
  useRegimenStore.setState({ idleWarning: false, usedAt: now() });
}

/** Compares times of day rather than counting ticks: a sleeping computer does not tick. */
function checkIdle(): void {
  const { regimen, usedAt, idleWarning } = useRegimenStore.getState();
  if (!hasWork(regimen)) return;
  const idleMs = now() - usedAt;
  // The clock was put back: restart the hour, or it would never end.
  if (idleMs < 0) useRegimenStore.setState({ usedAt: now() });
  if (idleMs >= IDLE_LIMIT_MS) clearRegimen({ kind: 'idle' });
  else if (idleMs >= IDLE_WARNING_MS && !idleWarning) useRegimenStore.setState({ idleWarning: true });
}

function noteUse(): void {
  checkIdle();
  const { idleWarning, usedAt } = useRegimenStore.getState();
  // Once asked, the answer counts, not a stray touch.
  if (!idleWarning && now() - usedAt > NOTE_EVERY_MS) useRegimenStore.setState({ usedAt: now() });
}
