/** What the sheet asks of the report: it is begun where what leaves the device is seen first. */
export type AskedOfReport = 'print' | 'email';

let asked: AskedOfReport | undefined;

/** The next report that stands on the screen begins with this. */
export function askOfReport(what: AskedOfReport): void {
  asked = what;
}

/** Once: coming Back to the report begins nothing. */
export function takeAskedOfReport(): AskedOfReport | undefined {
  const what = asked;
  asked = undefined;
  return what;
}
