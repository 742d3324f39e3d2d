import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const FILE = 'admin.token';
const SHORTEST = 24;

/** The administrator's token: from ADMIN_TOKEN, or else created once in a file that only its owner may read. */
export function adminToken(dataDirectory: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const file = path.join(dataDirectory, FILE);
  fs.mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const make = (flag: 'wx' | 'w') =>
    fs.writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag, mode: 0o600 });
  try {
    make('wx');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const read = () => fs.readFileSync(file, 'utf8').trim();
  // An empty file would admit requests without a token.
  if (read().length < SHORTEST) make('w');
  return read();
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests, so that neither content nor length shows in the time it takes. */
export function isAdminToken(
  authorization: string | undefined,
  token: string,
  takesPassword = false,
): boolean {
  const given = (takesPassword && passwordOf(authorization)) || authorization;
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`));
}

/** Takes a browser's basic-auth password as the bearer token; ignores the user name. */
function passwordOf(authorization = ''): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return `Bearer ${pair.slice(pair.indexOf(':') + 1)}`;
}
