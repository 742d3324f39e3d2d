/**
 * What a box shows, and what is held behind it. What is shown belongs to the person typing: it is replaced only by
 * something from outside, never by what the box itself has sent, however late that comes back.
 */
export type TypedBox<Entry> = {
  shown: Entry;
  /** What was held behind the box when it was last rendered. */
  held: Entry;
  /** What the box has sent and not seen come back yet, in the order of typing. */
  sent: readonly Entry[];
};

export const boxHolding = <Entry>(held: Entry): TypedBox<Entry> => ({ shown: held, held, sent: [] });

export const typedInto = <Entry>(box: TypedBox<Entry>, shown: Entry): TypedBox<Entry> => ({ ...box, shown });

export const sentFrom = <Entry>(box: TypedBox<Entry>, entry: Entry): TypedBox<Entry> => ({
  ...box,
  sent: [...box.sent, entry],
});

/** The box after its value changed from outside. Intermediate values may have been skipped. */
export function heldBehind<Entry>(box: TypedBox<Entry>, held: Entry): TypedBox<Entry> {
  if (Object.is(held, box.held)) return box;
  const echo = box.sent.indexOf(held);
  return echo < 0 ? boxHolding(held) : { ...box, held, sent: box.sent.slice(echo + 1) };
}
