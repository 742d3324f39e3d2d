export type ToastMessage = { message: string; onUndo?: () => void };
type Shown = ToastMessage & { id: number };

let current: Shown | undefined;
let openDialogs = 0;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Shown | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Says what was done, and offers to undo it. One at a time: the newer takes the older's place. */
export function showToast(toast: ToastMessage): number {
  lastId += 1;
  set({ ...toast, id: lastId });
  return lastId;
}

/**
 * A modal dialog makes everything outside it inert, an Undo among it: a toast waits until the last one has closed.
 * Calling the result says that this one has.
 */
export function holdToasts(): () => void {
  openDialogs += 1;
  set(current);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    openDialogs -= 1;
    set(current);
  };
}

/** Takes a toast away; an older one's late timer takes nothing away. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(undefined);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The toast to be seen now; none while a dialog is open. */
  current: () => (openDialogs === 0 ? current : undefined),
};
