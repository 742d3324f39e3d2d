import { parseArgs } from 'node:util';
import { remoteCounts } from '#administration/remote-administration.ts';
import type { Config } from '#config.ts';
import { lastDays, type Period, periodSchema, readCounts } from '#counts/counts.ts';
import { countsLines } from '#counts/counts-words.ts';
import { UsageError } from './usage.ts';
import { withAdministration } from './with-administration.ts';

const USAGE = `What was counted: screens, samples by product and installs, by day (UTC).
  counts                                   the last 30 days
  counts --from 2026-11-01 --to 2026-11-30
      --json             as JSON`;

export async function countsCommand(
  args: string[],
  config: Config,
  say: (line: string) => void,
  now = Date.now(),
): Promise<number> {
  const { period, isJson } = readArguments(args, now);
  const counts = await withAdministration(config, {
    remote: (call) => remoteCounts(call, period),
    local: (store) => readCounts(store, period),
  });
  for (const line of isJson ? [JSON.stringify(counts, undefined, 2)] : countsLines(counts)) say(line);
  return 0;
}

const usage = (problem: string) => new UsageError(`${problem}\n\n${USAGE}`);

function readArguments(args: string[], now: number): { period: Period; isJson: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
    });
    const read = periodSchema.safeParse({ ...lastDays(now), ...withoutUndefined(values) });
    if (read.success) return { period: read.data, isJson: values.json ?? false };
    throw usage(read.error.issues.map(({ path, message }) => `--${path.join('')}: ${message}`).join('\n'));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function withoutUndefined({ from, to }: { from?: string; to?: string }): Partial<Period> {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}
