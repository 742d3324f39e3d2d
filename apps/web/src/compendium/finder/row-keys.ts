import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

/** What is done with a product in its row; where nothing is, its name. */
const MAIN = ['[data-row-action]  button', 'a'];

function focusRow(row: Element | undefined): void {
  const control = MAIN.map((kind) => row?.querySelector<HTMLElement>(kind)).find((one) => one);
  control?.focus();
}

/** Up and down lead from a row to the one beside it. */
export function onRowKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = event.target instanceof Element ? event.target.closest('[data-product]') : null;
  if (by === undefined || row === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  const rows = [...event.currentTarget.querySelectorAll('[data-product]')];
  const beside = rows[rows.indexOf(row) + by];
  if (beside === undefined) return;
  event.preventDefault();
  focusRow(beside);
}

/**
 * Enter in the search leads to the first product found, once the rows are those of what was typed and the focus has not
 * gone elsewhere meanwhile.
 */
export function useFirstRow(drawn: string): {
  list: RefObject<HTMLDivElement | null>;
  want: (term: string | null) => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const shown = useRef(drawn);
  const go = useCallback(() => {
    if (wanted.current === null || wanted.current !== shown.current) return;
    wanted.current = null;
    if (document.activeElement?.role === 'searchbox')
      focusRow(list.current?.querySelector('[data-product]') ?? undefined);
  }, []);
  useEffect(() => {
    shown.current = drawn;
    go();
  }, [drawn, go]);
  const want = useCallback(
    (term: string | null) => {
      wanted.current = term;
      go();
    },
    [go],
  );
  return { list, want };
}
