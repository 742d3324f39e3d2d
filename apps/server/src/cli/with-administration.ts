import { adminToken } from '#administration/admin-token.ts';
import { type AdminCall, adminCall, RemoteError } from '#administration/remote-administration.ts';
import { runningServer } from '#administration/running-server.ts';
import type { Config } from '#config.ts';
import { createLogger } from '#logging/logger.ts';
import { lockHolder } from '#store/directory-lock.ts';
import { openStore, type Store } from '#store/open-store.ts';

/**
 * Runs a command where the data is. With PostgreSQL it opens the database beside the running servers. The embedded
 * database belongs to one process, so while a server runs the command goes through it.
 */
export async function withAdministration<T>(
  config: Config,
  use: { remote: (call: AdminCall) => Promise<T>; local: (store: Store) => Promise<T> },
): Promise<T> {
  if (!config.databaseUrl && lockHolder(config.dataDirectory) !== undefined) {
    const server = runningServer(config.dataDirectory);
    if (!server)
      throw new RemoteError(
        'The server that uses this data directory is just starting. Try again in a moment.',
      );
    return use.remote(adminCall(server.address, adminToken(config.dataDirectory, config.adminToken)));
  }
  const log = createLogger({
    format: 'text',
    level: 'warn',
    write: (line) => process.stderr.write(`${line}\n`),
  });
  const store = await openStore({ ...config, log });
  try {
    return await use.local(store);
  } finally {
    await store.close();
  }
}
