/**
 * What a box shows, and what is held behind it. What is shown belongs to the person typing: it is replaced only by
 * something from outside, never by what the box itself has sent, however late that comes back.
 */
export type EntryBuffer<Entry> = {
  shown: Entry;
  /** What was held behind the box when it was last rendered. */
  held: Entry;
  /** What the box has sent and not seen come back yet, in the order of typing. */
  sent: readonly Entry[];
};

export const createEntryBuffer = <Entry>(held: Entry): EntryBuffer<Entry> => ({
  shown: held,
  held,
  sent: [],
});

export const withShown = <Entry>(box: EntryBuffer<Entry>, shown: Entry): EntryBuffer<Entry> => ({
  ...box,
  shown,
});

export const withSent = <Entry>(box: EntryBuffer<Entry>, entry: Entry): EntryBuffer<Entry> => ({
  ...box,
  sent: [...box.sent, entry],
});

/** The box after its value changed from outside. Intermediate values may have been skipped. */
export function withHeld<Entry>(box: EntryBuffer<Entry>, held: Entry): EntryBuffer<Entry> {
  if (Object.is(held, box.held)) return box;
  const echo = box.sent.indexOf(held);
  return echo < 0 ? createEntryBuffer(held) : { ...box, held, sent: box.sent.slice(echo + 1) };
}
