import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export type TestPostgres = {
  /** For the default database; others are created beside it. */
  url: string;
  /** A new, empty database on it. */
  database(): Promise<string>;
  /** Stops it, cutting every connection, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Freezes it with all its connections, as on a stalled machine, until the returned function is called. */
  freeze(): () => void;
  stop(): Promise<void>;
};

/** Where initdb and postgres are, or undefined if they are not installed. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...(fs.existsSync(debian)
      ? fs.readdirSync(debian).map((version) => path.join(debian, version, 'bin'))
      : []),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  );
}

/** A private PostgreSQL on a free port, removed after the tests. It refuses to run as root, so it runs as another user. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-postgres-'));
  const data = path.join(folder, 'data');
  const user = process.getuid?.() === 0 ? ordinaryUser() : undefined;
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const run = () =>
    spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, stdio: 'ignore' },
    );
  let server = run();
  const urlOf = (name: string) => `postgres://tester@127.0.0.1:${port}/${name}`;
  const stop = async () => {
    await end(server);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(urlOf('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    restart: async () => {
      await end(server);
      server = run();
      await ready(urlOf('postgres'));
    },
    freeze: () => {
      const { pid = 0 } = server;
      const all = [pid, ...childrenOf(pid)];
      for (const one of all) process.kill(one, 'SIGSTOP');
      return () => {
        for (const one of all) process.kill(one, 'SIGCONT');
      };
    },
    database: () => newDatabase(urlOf('postgres')),
    url: urlOf('postgres'),
  };
}

/** A new, empty database on the server at this address. */
export async function newDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  return new URL(name, url).href;
}

/** One process serves each connection. */
const childrenOf = (pid: number): number[] =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGINT'); // Fast shutdown: open connections are cut.
  await once(server, 'exit');
}

function ordinaryUser(): { uid: number; gid: number } {
  const ids = ['postgres', 'nobody'].map((name) => {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout),
    );
    return { uid: uid ?? 0, gid: gid ?? 0 };
  });
  const found = ids.find(({ uid }) => uid > 0);
  if (!found) throw new Error('PostgreSQL needs an ordinary user to run as, and there is none.');
  return found;
}

async function ready(url: string): Promise<void> {
  const started = Date.now();
  for (;;) {
    try {
      await withClient(url, (client) => client.query('SELECT 1'));
      return;
    } catch (error) {
      if (Date.now() - started > 30_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function withClient(url: string, use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await use(client);
  } finally {
    await client.end();
  }
}
