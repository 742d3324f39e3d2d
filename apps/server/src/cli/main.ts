import v8 from 'node:v8';
import { readConfig } from '#config.ts';
import { describeFailure } from '#describe-failure.ts';
import { catalogueCommand } from './catalogue-command.ts';
import { countsCommand } from './counts-command.ts';
import { notifyCommand } from './notify-command.ts';
import { UsageError } from './usage.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const AREAS: Record<string, typeof catalogueCommand> = {
  catalogue: catalogueCommand,
  counts: countsCommand,
  notify: notifyCommand,
};

process.umask(0o077);
// A command reads a whole catalogue, but little of it is alive at a time. By default V8 collects garbage so late that
// it holds three times as much; here it collects when the heap has grown by two fifths, without an upper limit.
v8.setFlagsFromString('--heap-growing-percent=40');
// Runs the embedded database as V8 first compiles it: optimised code takes longer to make than a command runs, and 80
// MB.
v8.setFlagsFromString('--liftoff-only');

async function main([area = '', ...rest]: string[]): Promise<number> {
  const command = AREAS[area];
  if (!command) throw new UsageError(`Say what it is about: ${Object.keys(AREAS).join(', ')}.`);
  return command(rest, readConfig(process.env), say);
}

// Ignore EPIPE, as after `| head`; the command itself runs to its end.
process.stdout.on('error', () => undefined);

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error, 'The command could not be carried out')}\n`);
    if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
