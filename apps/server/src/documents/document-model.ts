/** What a document says, before anyone decides how a page looks. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: string[] }
  /** A label and what stands under it, line by line. */
  | { kind: 'field'; label: string; lines: string[] }
  | { kind: 'table'; caption: string; columns: Column[]; rows: string[][] };

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

export type DocumentContent = { title: string; introduction: string[]; sections: Section[] };

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const note = (value: string): Block => ({ kind: 'note', text: value });
export const list = (items: string[]): Block => ({ kind: 'list', items });
export const field = (label: string, lines: string[]): Block => ({ kind: 'field', label, lines });
export const table = (caption: string, columns: Column[], rows: string[][]): Block => ({
  kind: 'table',
  caption,
  columns,
  rows,
});
