import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const FILE = 'admin.token';

/** The administrator's token: given by ADMIN_TOKEN, else made once into a file only its owner may read. */
export function adminToken(dataDirectory: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const file = path.join(dataDirectory, FILE);
  fs.mkdirSync(dataDirectory, { recursive: true });
  try {
    fs.writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests, so that neither content nor length shows in the time it takes. */
export function isAdminToken(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
