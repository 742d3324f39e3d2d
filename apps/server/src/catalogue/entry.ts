/** A product in a version: its text is stored once, under its hash. */
export type Entry = { slug: string; name: string; hash: string };
