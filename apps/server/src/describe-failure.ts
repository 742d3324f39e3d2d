import { ConfigError } from './config.ts';
import { RemoteError } from './administration/remote-administration.ts';
import { SourceError } from './catalogue/import/catalogue-source.ts';
import { RestoreError } from './catalogue/import/restore-version.ts';
import { UsageError } from './cli/usage.ts';
import { codesOf, DatabaseError, isDiskFull } from './store/database-error.ts';
import { DirectoryInUseError } from './store/directory-lock.ts';

/** Their sentences are for the person who started the program. */
const KNOWN = [
  ConfigError,
  DatabaseError,
  DirectoryInUseError,
  RemoteError,
  RestoreError,
  SourceError,
  UsageError,
];

/** What PostgreSQL reports about a table, index or file that it cannot read. */
const damaged = () =>
  'The database is damaged. Put a copy back, or, where it is the embedded one, move its folder away to start with an empty database.';

/** What the operating system reports about a file or a port, and what to do about it. */
const REMEDIES: Record<string, (place: string) => string> = {
  EACCES: (place) =>
    `${place} may not be used by this user. Give it to the user the server runs as, or choose another.`,
  EPERM: (place) =>
    `${place} belongs to another user. Give it to the user the server runs as, or choose another.`,
  EROFS: (place) => `${place} can only be read. Set DATA_DIR to a folder that can be written.`,
  ENOSPC: (place) => `There is no room on the disk for ${place}. Free some, or set DATA_DIR to another disk.`,
  EISDIR: () =>
    'A folder stands where the data folder should have a file. Move it away, or set DATA_DIR to another.',
  ENOTDIR: (place) => `${place} leads through a file. Set DATA_DIR to a folder.`,
  EEXIST: (place) => `${place} is a file. Set DATA_DIR to a folder.`,
  EADDRINUSE: (place) => `${place} is used by another program. Stop it, or set PORT to another.`,
  EADDRNOTAVAIL: (place) => `${place} is no address of this machine. Set HOST to one that is.`,
  ENOTFOUND: (place) => `The host ${place} is not known here. Set HOST to an address of this machine.`,
  XX001: damaged,
  XX002: damaged,
  '58P01': damaged,
};

/**
 * One sentence that says what to do, for anything that stops a start or a command. The stack is shown only with debug
 * logging.
 */
export function describeFailure(error: unknown, what: string): string {
  if (!(error instanceof Error)) return `${what}: ${JSON.stringify(error)}.`;
  if (KNOWN.some((kind) => error instanceof kind)) return error.message;
  const code = isDiskFull(error) ? 'ENOSPC' : codesOf(error).find((one) => one in REMEDIES);
  const sentence = code === undefined ? undefined : REMEDIES[code]?.(placeOf(error));
  if (sentence) return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  return `${what}: ${error.message.split('\n')[0]}. LOG_LEVEL=debug says more.`;
}

function placeOf(error: Error): string {
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const port = text('port');
  if (port !== undefined) return `${text('address') ?? ''}:${port}`;
  // A copy names two files: the second was to be written.
  return text('dest') ?? text('path') ?? text('hostname') ?? 'the data folder';
}
