import { randomBytes } from 'node:crypto';
import type { Store } from './open-store.ts';

/** A value created once and then the same for every process on this database. */
export async function getOrCreateSetting(store: Store, name: string, make: () => string): Promise<string> {
  await store.query(`INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    name,
    make(),
  ]);
  const { rows } = await store.query<{ value: string }>(`SELECT value FROM settings WHERE name = $1`, [name]);
  const [row] = rows;
  if (!row) throw new Error(`The setting ${name} could not be stored.`);
  return row.value;
}

export type Secrets = { cookies: string; tokens: string; limits: string };

export async function readSecrets(store: Store): Promise<Secrets> {
  const secret = (name: string) =>
    getOrCreateSetting(store, `secret.${name}`, () => randomBytes(32).toString('base64url'));
  return { cookies: await secret('cookies'), tokens: await secret('tokens'), limits: await secret('limits') };
}
