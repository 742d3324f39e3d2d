const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};
const TOKEN = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)\b[^>]*>|(?<text>[^<]+)/gi;
/** What stands on lines of its own, and what has an empty line before it too. */
const LINES = new Set(['br', 'hr', 'h1', 'p', 'table', 'tr', 'ul', 'ol', 'li', 'caption', 'dt', 'dd']);
const PARTS = new Set(['div', 'blockquote', 'dl', 'h2', 'h3', 'h4', 'h5', 'h6']);
const isTitle = (name: string): boolean => /^h[2-6]$/.test(name);

/** A table row being read: the lines of each cell. In a headed row the first cell names what the others say. */
type Row = { cells: string[][]; headed: boolean };

/**
 * The plain-text part of a message, from HTML that has been cleaned (so tags are well formed and text never
 * holds a bare bracket). A table row becomes one line, "Calcium (700 mg): 1,291.3 mg; 184 %, over": for the
 * report as the app writes it, this is line for line the text that the app copies.
 */
export function plainText(html: string): string {
  const lines = [''];
  const rows: Row[] = [];
  let inTitle = false;

  /** Where text goes now: the cell being read, or the page. A row that has no cell yet takes none. */
  const place = (): string[] | undefined => (rows.length === 0 ? lines : rows.at(-1)?.cells.at(-1));
  const write = (text: string) => {
    const to = place();
    to?.push((to.pop() ?? '') + text);
  };
  const breakLine = () => void place()?.push('');

  const start = (name: string) => {
    if (LINES.has(name)) breakLine();
    if (PARTS.has(name)) startPart(place());
    if (name === 'li') write('- ');
    if (name === 'tr') rows.push({ cells: [], headed: false });
    if (name === 'td' || name === 'th') {
      const row = rows.at(-1);
      if (row?.cells.length === 0) row.headed = name === 'th';
      row?.cells.push(['']);
    }
    inTitle ||= isTitle(name);
  };
  const end = (name: string) => {
    const row = name === 'tr' ? rows.pop() : undefined;
    if (row) write(rowText(row));
    if (LINES.has(name) || isTitle(name)) breakLine();
    else if (PARTS.has(name)) startPart(place());
    if (isTitle(name)) inTitle = false;
  };

  for (const { groups } of html.matchAll(TOKEN)) {
    const name = groups?.name?.toLowerCase();
    if (name === undefined) write(inTitle ? readable(groups?.text).toUpperCase() : readable(groups?.text));
    else if (groups?.end === '/') end(name);
    else start(name);
  }
  return withoutGaps(lines).join('\n').trim();
}

/** Where a part begins; empty lines that markup brought are left out, these are kept. */
const PART = '\u0000';
const startPart = (place: string[] | undefined): void => void place?.push(PART, '');

function withoutGaps(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines.map(trimmed)) {
    if (line === PART ? kept.length > 0 && kept.at(-1) !== '' : line !== '')
      kept.push(line === PART ? '' : line);
  }
  return kept;
}

const trimmed = (line: string): string => line.replace(/ {2,}/g, ' ').trim();

const readable = (text = ''): string =>
  text
    .replaceAll(PART, '')
    .replace(/[\t\r\n ]+/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

function rowText({ cells, headed }: Row): string {
  const values = cells.map((lines) => lines.map(trimmed).filter((line) => line !== '' && line !== PART));
  const name = headed ? values.shift()?.join(' ') : undefined;
  const said = values.flat().join('; ');
  if (name === undefined || said === '') return name ?? said;
  return `${name}: ${said}`;
}
