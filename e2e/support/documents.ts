import { expect } from '@playwright/test';

/** They are made beside the server after its start, and stand back behind everything else. */
export async function waitForDocuments(url: string): Promise<void> {
  const count = async () => {
    const answer = (await (await fetch(`${url}/documents`)).json()) as { documents: unknown[] };
    return answer.documents.length;
  };
  await expect.poll(count, { timeout: 100_000 }).toBeGreaterThan(0);
}
