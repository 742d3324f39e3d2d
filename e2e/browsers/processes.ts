import { readdirSync, readFileSync } from 'node:fs';

/** The processes that this one and those below it have started and whose command says so. Linux lists them. */
export function processesBelow(process: number | undefined, command: RegExp): number[] {
  const started = readdirSync(`/proc/${process}/task`).flatMap((task) =>
    readFileSync(`/proc/${process}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return started.flatMap((each) => [
    ...(command.test(readFileSync(`/proc/${each}/cmdline`, 'utf8')) ? [each] : []),
    ...processesBelow(each, command),
  ]);
}
