import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that was pressed is gone with its question: the focus goes to the first amount or button of what
 * stands in its place. `state` is what an answer changes, or how many are left; undefined while it is not known yet, which is no
 * answer.
 */
export function useFocusAfterAnswer<Place extends HTMLElement>(
  state: boolean | number | undefined,
  /** What is added takes the focus itself. */
  onlyFewer = false,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === undefined || was === state) return;
    if (onlyFewer && Number(state) > Number(was)) return;
    if (document.activeElement !== document.body) return;
    // An amount before the button that takes its product out: a second press must not take out another.
    const first = ['input[inputmode]', 'button'].map((kind) =>
      place.current?.querySelector<HTMLElement>(kind),
    );
    first.find((control) => control)?.focus();
  }, [state, onlyFewer]);
  return place;
}
