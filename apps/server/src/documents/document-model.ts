import type { MarkDrawing } from '@dietetic/content';

/** What a document says, before anyone decides how a page looks. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | FieldBlock
  /** What stands beside a picture, which is SVG text as this server draws packs. */
  | { kind: 'pictured'; svg: string; alt: string; blocks: Block[] }
  | TableBlock
  /** Side by side where they fit on a page, each whole in one of two columns. */
  | { kind: 'columns'; blocks: (TableBlock | FieldBlock)[] };

export type TableBlock = {
  kind: 'table';
  /** Left out where the heading above says it. */
  caption: string;
  columns: Column[];
  rows: readonly (readonly string[])[];
  /** A row's first cell is its head; there is none above. */
  rowHeads?: boolean;
};
/** A label and what stands under it, line by line. */
export type FieldBlock = { kind: 'field'; label: string; lines: string[] };

export type Column = {
  title: string;
  /** Share of the width, beside the other columns' shares. */
  share: number;
  align?: 'left' | 'right';
};

export type Section = {
  heading: string;
  level: 1 | 2;
  /** A long document starts each of its parts on a page of its own. */
  newPage?: boolean;
  blocks: Block[];
};

export type DocumentContent = {
  title: string;
  introduction: string[];
  sections: Section[];
  /** A bound document has a cover, contents with page numbers, and what is written once the pages are known. */
  book?: Book;
};

type Book = {
  /** Who publishes it, above the title; on a line each under it, for whom, from when and how to reach them. */
  provider: string;
  /** The provider's mark, on a cover of its colour. */
  mark: MarkDrawing;
  colour: string;
  tagline: string;
  about: readonly string[];
  contents: string;
  closing: (pageOf: (heading: string) => number) => Section[];
};

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const note = (value: string): Block => ({ kind: 'note', text: value });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items });
export const field = (label: string, lines: string[]): FieldBlock => ({ kind: 'field', label, lines });
export const table = (
  caption: string,
  columns: Column[],
  rows: readonly (readonly string[])[],
): TableBlock => ({
  kind: 'table',
  caption,
  columns,
  rows,
});
