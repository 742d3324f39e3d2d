type Records = readonly (readonly string[])[];

/** RFC 4180. */
export const csvText = (records: Records): string =>
  records.map((record) => `${record.map(csvCell).join(',')}\r\n`).join('');

const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;

/** A cell that a spreadsheet would run as a formula is written as text; a plain number, even a negative one, is not. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The same for people to open. A spreadsheet's search does not match a non-breaking space. */
export const spreadsheetText = (records: Records): string =>
  csvText(
    records.map((record) =>
      record.map((written) => {
        const text = written.replaceAll('\u00a0', ' ');
        return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
      }),
    ),
  );
