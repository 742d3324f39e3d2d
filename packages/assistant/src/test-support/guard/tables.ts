/** Lines of messages: `{p}` is somebody, `{a}` and `{b}` are products. */
export type GuardTables = {
  /** To be refused, by what is decided. */
  decisions: Readonly<Record<string, string>>;
  /** To be refused: patients and carers ask for themselves. */
  ofOnesOwn: string;
  /** To be answered: somebody is only mentioned. */
  lookUps: string;
};
