import { describe, expect, it } from 'vitest';
import { dismissToast, holdToasts, showToast, toastStore } from './toast-store.ts';

const shown = () => toastStore.current()?.message;

describe('toasts and modal dialogs', () => {
  it('[A-13] waits for the last dialog to close, since its Undo could not be pressed before', () => {
    const [closeFirst, closeSecond] = [holdToasts(), holdToasts()];
    showToast({ message: 'Removed' });
    expect(shown()).toBeUndefined();
    closeSecond();
    closeSecond();
    expect(shown()).toBeUndefined();
    closeFirst();
    expect(shown()).toBe('Removed');
    dismissToast(toastStore.current()?.id ?? 0);
    expect(shown()).toBeUndefined();
  });

  it('[A-13] is put aside by a dialog that opens over it, and is there again after it', () => {
    let told = 0;
    const leave = toastStore.subscribe(() => {
      told += 1;
    });
    showToast({ message: 'Copied' });
    const close = holdToasts();
    expect(shown()).toBeUndefined();
    close();
    expect(shown()).toBe('Copied');
    expect(told).toBe(3);
    leave();
  });
});
