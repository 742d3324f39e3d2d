import { ConfigError, readConfig } from '#config.ts';
import { RemoteError } from '#administration/remote-administration.ts';
import { SourceError } from '#catalogue/import/catalogue-source.ts';
import { RestoreError } from '#catalogue/import/restore-version.ts';
import { DirectoryInUseError } from '#store/directory-lock.ts';
import { DatabaseError } from '#store/open-store.ts';
import { catalogueCommand } from './catalogue-command.ts';
import { notifyCommand } from './notify-command.ts';
import { UsageError } from './usage.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const AREAS: Record<string, typeof catalogueCommand> = {
  catalogue: catalogueCommand,
  notify: notifyCommand,
};

async function main([area = '', ...rest]: string[]): Promise<number> {
  const command = AREAS[area];
  if (!command) throw new UsageError(`Say what it is about: ${Object.keys(AREAS).join(', ')}.`);
  return command(rest, readConfig(process.env), say);
}

// Such as `| head`: whoever was reading has seen enough; the command itself goes on to its end.
process.stdout.on('error', () => undefined);

const KNOWN = [
  ConfigError,
  RemoteError,
  SourceError,
  RestoreError,
  DirectoryInUseError,
  DatabaseError,
  UsageError,
];

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const known = error instanceof Error && KNOWN.some((kind) => error instanceof kind);
    const text =
      error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
