/** Only Chromium reports the kind of connection and whether to save data. */
type Connection = { saveData?: boolean; type?: string };

type Browser = { connection?: Connection };

export function isMetered(
  browser: Browser | undefined = globalThis.navigator as Browser | undefined,
): boolean {
  const connection = browser?.connection;
  return connection?.saveData === true || connection?.type === 'cellular';
}
