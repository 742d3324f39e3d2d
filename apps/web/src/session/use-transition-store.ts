import { useLayoutEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand';

/**
 * The selected part of a store. A change made in a transition is rendered in that transition: the typed key first, then
 * everything that follows from it. zustand's own hook renders every change synchronously, before the key is painted.
 */
export function useTransitionStore<State, Selected>(
  store: StoreApi<State>,
  select: (state: State) => Selected,
): Selected {
  const [selected, setSelected] = useState(() => select(store.getState()));
  const latest = useRef(select);
  useLayoutEffect(() => {
    latest.current = select;
  });
  useLayoutEffect(() => {
    const follow = () => setSelected(() => latest.current(store.getState()));
    follow(); // It may have changed since this was first rendered.
    return store.subscribe(follow);
  }, [store]);
  return selected;
}
