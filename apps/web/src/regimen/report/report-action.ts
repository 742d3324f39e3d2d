/** What the sheet asks of the report: it is begun where what leaves the device is seen first. */
export type ReportAction = 'print' | 'email';

let asked: ReportAction | undefined;

/** The next report that stands on the screen begins with this. */
export function requestReportAction(what: ReportAction): void {
  asked = what;
}

/** Once: coming Back to the report begins nothing. */
export function takeReportAction(): ReportAction | undefined {
  const what = asked;
  asked = undefined;
  return what;
}
