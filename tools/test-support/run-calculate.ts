import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { calculate as calculateFrom } from '../calculate.ts';

export type Run = { lines: string[]; status: number | null; errors: string };

/** What the command does once it has started. */
export async function calculate(input: string, args: string[] = []): Promise<Run> {
  const [output, messages] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(output), text(messages)]);
  const status = await calculateFrom(args, Readable.from([Buffer.from(input)]), output, messages);
  output.end();
  messages.end();
  const [lines, errors] = await said;
  return { lines: lines.split('\n').slice(0, -1), status, errors };
}

/** Each line it printed. */
export const answers = ({ lines }: Run) => lines.map((line) => JSON.parse(line) as Record<string, never>);
