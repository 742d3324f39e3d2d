/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   no native element shows groups with two texts a line, and the box alone takes focus and keys */
import { paletteWords as say } from '@dietetic/content';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { PaletteAction, PaletteEntry } from './palette-entries.ts';
import styles from './palette.module.css';

export type PaletteGroup = { heading: string; entries: readonly PaletteEntry[] };

type PaletteDialogProps = {
  text: string;
  onText: (text: string) => void;
  groups: readonly PaletteGroup[];
  onChoose: (action: PaletteAction) => void;
  onClose: () => void;
  /** What stands between the box and the list. */
  children: ReactNode;
};

/**
 * The box and the lines found, as the combobox pattern of the ARIA Authoring Practices has it: the focus stays in the
 * box, the arrow keys move the active option round the list, Enter chooses it.
 */
export function PaletteDialog({ text, onText, groups, onChoose, onClose, children }: PaletteDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [active, setActive] = useState(0);
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const entries = shown.flatMap((group) => group.entries);
  const optionId = (entry: PaletteEntry) => `${id}${entries.indexOf(entry)}`;

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = entries[active];
    const to = {
      ArrowDown: (active + 1) % entries.length,
      ArrowUp: (active - 1 + entries.length) % entries.length,
    }[event.key];
    if (to !== undefined && entries.length > 0) setActive(to);
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen.action);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog onClose={onClose} title={say.title} initialFocus={box} look="tall">
      <div className={`flex gap-2 ${styles.palette}`}>
        <input
          ref={box}
          className={`wide on-sheet round-1 edged pad-x-3 ${styles.box}`}
          type="text"
          role="combobox"
          aria-label={say.open}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${id}${active}` : undefined}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setActive(0);
          }}
          onKeyDown={press}
          placeholder={say.placeholder}
          enterKeyHint="go"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        {children}
        {shown.length === 0 && <output className={styles.nothing}>{say.nothing(text.trim())}</output>}
        <div ref={list} id={id} role="listbox" aria-label={say.title}>
          {shown.map(({ heading, entries: lines }, index) => (
            <div key={`${heading} ${index}`} role="group" aria-labelledby={`${id}g${index}`}>
              <div id={`${id}g${index}`} className={`quiet bold ${styles.groupHeading}`}>
                {heading}
              </div>
              {lines.map((entry) => (
                <div
                  key={entry.id}
                  id={optionId(entry)}
                  role="option"
                  aria-selected={entries.indexOf(entry) === active}
                  className={`flex wrap between baseline gap-x-3 round-1 ${styles.item}`}
                  // So that the box keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onPointerMove={() => setActive(entries.indexOf(entry))}
                  onClick={() => onChoose(entry.action)}
                >
                  <span>{entry.label}</span>
                  {entry.detail !== undefined && <span className="quiet">{entry.detail}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
