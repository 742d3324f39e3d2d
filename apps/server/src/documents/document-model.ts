import type { MarkDrawing } from '@dietetic/content';

/** What a document says, independent of its layout. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | FieldBlock
  /** Beside a picture, which is the SVG text in which this server draws packs. */
  | { kind: 'pictured'; svg: string; alt: string; blocks: Block[] }
  | TableBlock
  /** Side by side if they fit on a page, each complete in one of two columns. */
  | { kind: 'columns'; blocks: (TableBlock | FieldBlock)[] };

export type TableBlock = {
  kind: 'table';
  /** Left out if the heading above says it. */
  caption: string;
  columns: Column[];
  rows: readonly (readonly string[])[];
  /** The first cell of a row is its header; there is no header row. */
  rowHeads?: boolean;
};
/** A label and the text under it, line by line. */
export type FieldBlock = { kind: 'field'; label: string; lines: string[] };

export type Column = {
  title: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  align?: 'left' | 'right';
};

export type Section = {
  heading: string;
  level: 1 | 2;
  /** A long document starts each part on a new page. */
  newPage?: boolean;
  blocks: Block[];
};

export type DocumentContent = {
  title: string;
  introduction: string[];
  sections: Section[];
  /** A bound document has a cover, contents with page numbers, and parts that are written once the pages are known. */
  book?: Book;
};

type Book = {
  /** Who publishes it, above the title; below it, on one line each, for whom, from when and how to reach them. */
  provider: string;
  /** The provider's logo, on a cover in its colour. */
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
