import { useCallback, useLayoutEffect, useState } from 'react';
import { createEntryBuffer, withHeld, withSent, withShown } from './entry-buffer.ts';

type Typed<Entry> = {
  shown: Entry;
  /** Shows what was typed. */
  type: (entry: Entry) => void;
  /** Called with everything that is handed on, so that it is known again when it comes back. */
  send: (entry: Entry) => void;
};

/** What a box shows of an entry that is held elsewhere: what was typed, until something comes from outside. */
export function useBufferedEntry<Entry>(held: Entry, shownFirst = held): Typed<Entry> {
  const [kept, setBox] = useState(() => withShown(createEntryBuffer(held), shownFirst));
  // Updated in an effect, not during rendering: React may compute the next key from the state of a rendering that it
  // discarded, and a digit would be lost.
  // oxlint-disable-next-line react/set-state-in-effect -- see above
  useLayoutEffect(() => setBox((before) => withHeld(before, held)), [held]);
  const box = withHeld(kept, held);
  const type = useCallback((entry: Entry) => setBox((before) => withShown(before, entry)), []);
  const send = useCallback((entry: Entry) => setBox((before) => withSent(before, entry)), []);
  return { shown: box.shown, type, send };
}

/** The same where every key is handed on at once. */
export function useImmediateEntry<Entry>(
  held: Entry,
  onEntry: (entry: Entry) => void,
): [shown: Entry, enter: (entry: Entry) => void] {
  const { shown, type, send } = useBufferedEntry(held);
  const enter = (entry: Entry) => {
    type(entry);
    send(entry);
    onEntry(entry);
  };
  return [shown, enter];
}
