import { Check, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { dismissToast, toastStore } from './toast-store.ts';
import styles from './toast.module.css';

const SHOWN_MS = 6000;

/** Once in the app frame. A toast waits for as long as the pointer or the focus is on it. */
export function ToastRegion({ label }: { label: string }) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const [held, setHeld] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, held]);

  function close(closed: number) {
    setHeld(false);
    dismissToast(closed);
  }

  return (
    <section className={styles.region} aria-label={label} data-off-paper>
      <div aria-live="polite">
        {toast && (
          <div
            key={toast.id}
            className={`row gap-3 round-2 ${styles.toast}`}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <Check />
            <span className="shrinks">{toast.message}</span>
            {toast.onUndo && (
              <button
                type="button"
                className={`rigid bold round-2 no-border see-through touch pad-x-3 underline ${styles.action}`}
                onClick={() => {
                  toast.onUndo?.();
                  close(toast.id);
                }}
              >
                Undo
              </button>
            )}
            <IconButton className={styles.close} label="Close" icon={<X />} onClick={() => close(toast.id)} />
          </div>
        )}
      </div>
    </section>
  );
}
