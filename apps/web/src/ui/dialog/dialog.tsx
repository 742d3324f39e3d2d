import { X } from 'lucide-react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useScrollStop } from '#ui/table/scroll-stop.ts';
import { holdToasts } from '#ui/toast/toast-store.ts';
import { closeOnBack } from './close-on-back.ts';
import styles from './dialog.module.css';

type DialogProps = {
  /** Asked for by Escape, the close button or a press outside; the caller renders it no longer. */
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Held above the footer, in sight whatever the body is scrolled to: what is read before a button is pressed. */
  beforeFooter?: ReactNode;
  /**
   * Full: the whole height of a phone, for long lists of choices. Tall: the same height whatever is in it, so that nothing
   * moves under the hand while a list is searched.
   */
  look?: 'dialog' | 'full' | 'tall';
  size?: 'normal' | 'wide';
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Body and footer become a form: Enter in a field submits. A press outside then closes nothing, and Back or Escape
   * leaves what was entered only the second time.
   */
  onSubmit?: () => void;
  closeLabel?: string;
  role?: 'dialog' | 'alertdialog';
};

/** The browser's own modal, open as long as it is rendered: top layer, the rest inert, Escape, and the focus back where it was. */
export function Dialog(props: DialogProps) {
  const { onClose, initialFocus, look = 'dialog', size = 'normal', role, onSubmit } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const releaseToasts = holdToasts();
    (initialFocus ?? heading).current?.focus();
    // Closing before the element leaves the page is what gives the focus back.
    return () => {
      element.close();
      releaseToasts();
    };
  }, [initialFocus]);

  const isForm = onSubmit !== undefined;
  const entriesAtStart = useRef('');
  /** Back or Escape with something entered: the next one leaves it. */
  const [isLeaving, setLeaving] = useState(false);
  useLayoutEffect(() => {
    entriesAtStart.current = entriesOf(dialog.current);
  }, []);
  const leave = (): boolean => {
    const mayBeLost = isForm && !isLeaving && entriesOf(dialog.current) !== entriesAtStart.current;
    if (mayBeLost) setLeaving(true);
    else onClose();
    return !mayBeLost;
  };

  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useLayoutEffect(() => closeOnBack(() => latest.current()), []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || isForm) return;
    // Only the backdrop reports the dialog itself as the target: its content covers the box.
    const pressOutside = (event: Event) => event.target === element && onClose();
    element.addEventListener('click', pressOutside);
    return () => element.removeEventListener('click', pressOutside);
  }, [isForm, onClose]);

  return (
    <dialog
      ref={dialog}
      role={role}
      className={classNames(styles.dialog, styles[look], size === 'wide' && styles.wide)}
      data-off-paper
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onInput={() => setLeaving(false)}
    >
      <DialogContent {...props} titleId={titleId} headingRef={heading} isLeaving={isLeaving} />
    </dialog>
  );
}

/** The values of the fields of a form, and its checked choices. */
const entriesOf = (dialog: HTMLElement | null): string =>
  JSON.stringify(
    [...(dialog?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])].map(
      ({ type, checked, value }) => (type === 'radio' || type === 'checkbox' ? checked : value),
    ),
  );

function DialogContent(
  props: DialogProps & {
    titleId: string;
    headingRef: RefObject<HTMLHeadingElement | null>;
    isLeaving: boolean;
  },
) {
  const {
    title,
    subtitle,
    children,
    footer,
    beforeFooter,
    onSubmit,
    onClose,
    closeLabel = 'Close',
    titleId,
    headingRef,
    isLeaving,
  } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  }

  const content = (
    <>
      <div className={styles.body}>{children}</div>
      <div aria-live="polite" className={styles.notSaved}>
        {isLeaving && <Notice kind="attention">{NOT_SAVED}</Notice>}
      </div>
      {beforeFooter && <BeforeFooter titleId={titleId}>{beforeFooter}</BeforeFooter>}
      {footer && <footer className={`flex wrap top gap-3 ${styles.footer}`}>{footer}</footer>}
    </>
  );
  return (
    <div className={`flex shrinks grows ${styles.content}`}>
      <header className={`flex between top gap-3 ${styles.header}`}>
        <div>
          <h2 ref={headingRef} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {subtitle !== undefined && <div className={`quiet ${styles.subtitle}`}>{subtitle}</div>}
        </div>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </header>
      {onSubmit ? (
        <form className={`flex shrinks grows ${styles.form}`} noValidate onSubmit={submit}>
          {content}
        </form>
      ) : (
        content
      )}
    </div>
  );
}

const NOT_SAVED = 'Not saved yet. Go back once more to leave it.';

function BeforeFooter({ titleId, children }: { titleId: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(scroller);
  const name = stop.tabIndex === 0 ? ({ role: 'group', 'aria-labelledby': titleId } as const) : {};
  return (
    <div ref={scroller} className={styles.beforeFooter} {...stop} {...name}>
      <div>{children}</div>
    </div>
  );
}
