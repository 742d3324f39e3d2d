/**
 * A key is drawn first; what follows from it (results, meters, what is kept) is worked out in the moment after.
 * Nothing that reads the outcome can overtake it: any other event runs what waits before it is handled.
 */
const waiting = new Map<object, () => void>();

const OVERTAKING_EVENTS = [
  'beforeinput',
  'keydown',
  'pointerdown',
  'click',
  'change',
  'focusout',
  'submit',
  'popstate',
  'pagehide',
] as const;

/** A page that is not shown draws no frames; the work is then done after this many milliseconds. */
const LATEST_MS = 100;

let listening = false;
let latest: ReturnType<typeof setTimeout> | undefined;

/** Runs the task once the present frame has been drawn. Of several tasks of one owner, the last is run. */
export function afterPaint(owner: object, task: () => void): void {
  if (!listening) listen();
  if (waiting.size === 0) {
    requestAnimationFrame(() => setTimeout(runWaiting));
    latest = setTimeout(runWaiting, LATEST_MS);
  }
  waiting.set(owner, task);
}

function runWaiting(): void {
  if (waiting.size === 0) return;
  clearTimeout(latest);
  const tasks = [...waiting.values()];
  waiting.clear();
  for (const task of tasks) task();
}

function listen(): void {
  listening = true;
  for (const event of OVERTAKING_EVENTS) window.addEventListener(event, runWaiting, { capture: true });
  document.addEventListener('visibilitychange', runWaiting, { capture: true });
}
