import { expect } from '@playwright/test';

/** A child process makes them after the start, at the lowest priority. */
export async function waitForDocuments(url: string): Promise<void> {
  const count = async () => {
    const answer = (await (await fetch(`${url}/documents`)).json()) as { documents: unknown[] };
    return answer.documents.length;
  };
  await expect.poll(count, { timeout: 100_000 }).toBeGreaterThan(0);
}
