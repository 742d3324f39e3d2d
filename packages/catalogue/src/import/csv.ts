/** A CSV text read into records, or where it stops being CSV (RFC 4180). */
export type CsvResult = { ok: true; records: string[][] } | { ok: false; line: number; problem: CsvProblem };

type CsvProblem = 'quote-not-closed' | 'text-after-quote' | 'quote-inside-text' | 'uneven-records';

/**
 * Reads RFC 4180: comma, quotes doubled inside quotes, line breaks inside quotes, LF or CRLF.
 * Strict, because a record read one column to the side is a nutrient with another nutrient's figure.
 */
export function readCsv(text: string): CsvResult {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  let line = 1;
  const fail = (problem: CsvProblem): CsvResult => ({ ok: false, line, problem });
  while (at < source.length) {
    let field = '';
    if (source[at] === '"') {
      const end = closingQuote(source, at);
      if (end < 0) return fail('quote-not-closed');
      const quoted = source.slice(at + 1, end);
      field = quoted.replaceAll('""', '"');
      line += quoted.split('\n').length - 1;
      at = end + 1;
      if (at < source.length && !/[,\r\n]/.test(source.charAt(at))) return fail('text-after-quote');
    } else {
      const end = endOfField(source, at);
      field = source.slice(at, end);
      if (field.includes('"')) return fail('quote-inside-text');
      at = end;
    }
    record.push(field);
    if (source[at] === ',') {
      at += 1;
      // A comma at the very end opens one more, empty field.
      if (at === source.length) record.push('');
      continue;
    }
    records.push(record);
    if (record.length !== records[0]?.length) return fail('uneven-records');
    record = [];
    if (source[at] === '\r') at += 1;
    if (source[at] === '\n') at += 1;
    line += 1;
  }
  if (record.length > 0) records.push(record);
  if (record.length > 0 && record.length !== records[0]?.length) return fail('uneven-records');
  return { ok: true, records };
}

/** Where the quote opened at `from` closes; a doubled quote is a quote in the text. */
function closingQuote(source: string, from: number): number {
  let at = source.indexOf('"', from + 1);
  while (at >= 0 && source[at + 1] === '"') at = source.indexOf('"', at + 2);
  return at;
}

function endOfField(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== ',' && source[at] !== '\n' && source[at] !== '\r') at += 1;
  return at;
}

export function writeCsv(records: readonly (readonly string[])[]): string {
  return records.map((record) => `${record.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}
