import { CircleQuestionMark, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import styles from './info-tip.module.css';

type InfoTipProps = {
  /** Names the button: "About PAL and DIT". */
  label: string;
  title?: string;
  children: ReactNode;
};

const MARGIN_PX = 8;

/**
 * Formatted help over the page. The browser's own popover gives what a tooltip overlay needs: top layer,
 * closing on Escape and on a click outside, focus back on the button.
 */
export function InfoTip({ label, title, children }: InfoTipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!open) return;
    const place = () => placeBeside(button.current, panel.current);
    // The panel has no size yet: it has one in the frame that first paints it.
    const frame = requestAnimationFrame(place);
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [open]);

  return (
    <span className={styles.tip} data-off-paper>
      <button
        ref={button}
        type="button"
        className={`acts bare ${styles.button}`}
        aria-label={label}
        aria-expanded={open}
        popoverTarget={id}
      >
        <CircleQuestionMark />
      </button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={title ?? label}
        className={`ink regular on-sheet round-2 edged ${styles.panel}`}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        <IconButton
          className={styles.close}
          label="Close"
          icon={<X />}
          onClick={() => panel.current?.hidePopover()}
        />
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.body}>{children}</div>
      </dialog>
    </span>
  );
}

/** Under the button if there is room, else above it, and inside the window either way. */
function placeBeside(button: HTMLElement | null, panel: HTMLElement | null) {
  if (!button || !panel) return;
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = anchor.bottom + MARGIN_PX;
  const fitsBelow = below + height + MARGIN_PX <= innerHeight;
  const top = fitsBelow ? below : Math.max(MARGIN_PX, anchor.top - MARGIN_PX - height);
  const left = Math.min(
    Math.max(MARGIN_PX, anchor.left),
    Math.max(MARGIN_PX, innerWidth - width - MARGIN_PX),
  );
  panel.style.setProperty('--tip-top', `${top}px`);
  panel.style.setProperty('--tip-left', `${left}px`);
}
