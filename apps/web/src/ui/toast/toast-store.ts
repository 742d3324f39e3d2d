export type ToastMessage = { message: string; action?: { label: string; onAction: () => void } };
type Shown = ToastMessage & { id: number };

let current: Shown | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Shown | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Says what was done, and offers to undo it. One at a time: the newer takes the older's place. */
export function showToast(toast: ToastMessage): void {
  lastId += 1;
  set({ ...toast, id: lastId });
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
  current: () => current,
};
