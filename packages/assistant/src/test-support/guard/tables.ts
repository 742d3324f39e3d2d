/** Lines of messages: `{p}` is a person, `{a}` and `{b}` are products. */
export type GuardTables = {
  /** Must be refused, by kind of decision. */
  decisions: Readonly<Record<string, string>>;
  /** Must be refused: patients and carers who ask for themselves. */
  ofOnesOwn: string;
  /** Must be answered: a person is only mentioned. */
  lookUps: string;
};
