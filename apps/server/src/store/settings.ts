import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Store } from './open-store.ts';
import { settings } from './tables.ts';

/** A value made once and then the same for every process on this database. */
export async function getOrCreateSetting(store: Store, name: string, make: () => string): Promise<string> {
  await store.db.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await store.db.select().from(settings).where(eq(settings.name, name));
  if (!row) throw new Error(`The setting ${name} could not be stored.`);
  return row.value;
}

export type Secrets = { cookies: string; tokens: string; limits: string };

export async function readSecrets(store: Store): Promise<Secrets> {
  const secret = (name: string) =>
    getOrCreateSetting(store, `secret.${name}`, () => randomBytes(32).toString('base64url'));
  return { cookies: await secret('cookies'), tokens: await secret('tokens'), limits: await secret('limits') };
}
