/** Chromium tells what kind of connection there is and whether data is to be saved; others tell nothing. */
type Connection = { saveData?: boolean; type?: string };

type Browser = { connection?: Connection };

export function isMetered(
  browser: Browser | undefined = globalThis.navigator as Browser | undefined,
): boolean {
  const connection = browser?.connection;
  return connection?.saveData === true || connection?.type === 'cellular';
}
