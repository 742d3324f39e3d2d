/** Chromium tells what kind of connection there is and whether data is to be saved; others tell nothing. */
type Connection = { saveData?: boolean; type?: string };

export function isMetered(browser: { connection?: Connection } | undefined = globalThis.navigator): boolean {
  const connection = browser?.connection;
  return connection?.saveData === true || connection?.type === 'cellular';
}
