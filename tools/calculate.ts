import type { Readable, Writable } from 'node:stream';
import { answerCase } from './calculate-case.ts';
import { CASE_SCHEMA, ANSWER_SCHEMA } from './calculate-schema.ts';

const USAGE = `One case in JSON on each line of standard input, one answer on each line of standard output.

  npm run -s calculate < cases.jsonl > results.jsonl
  npm run -s calculate -- --schema    the JSON Schema of a case and of an answer
`;

/** Answers are written in chunks of about this size, so that ten thousand lines are not ten thousand writes. */
const PIECE_CHARACTERS = 64 * 1024;

/** Reads cases, writes answers; returns the exit status: 1 if a line was not a case, 2 for a wrong argument. */
export async function calculate(
  args: readonly string[],
  input: Readable,
  output: Writable,
  messages: Writable,
): Promise<number> {
  if (args.includes('--schema')) {
    output.write(`${JSON.stringify({ case: CASE_SCHEMA, answer: ANSWER_SCHEMA }, null, 2)}\n`);
    return 0;
  }
  if (args.length > 0) {
    messages.write(USAGE);
    return args.includes('--help') ? 0 : 2;
  }
  return answerLines(input, output);
}

async function answerLines(input: Readable, output: Writable): Promise<number> {
  let readerLeft = false;
  // Ignore EPIPE, as from `| head`.
  output.on('error', () => (readerLeft = true));
  let piece = '';
  let status = 0;
  let number = 0;
  for await (const line of lines(input)) {
    number += 1;
    if (line.trim() === '') continue;
    const answer = answerCase(line, number);
    if (!answer.isCase) status = 1;
    piece += `${JSON.stringify(answer.output)}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    if (!output.write(piece)) await roomIn(output);
    piece = '';
    if (readerLeft) return status;
  }
  output.write(piece);
  return status;
}

/** Waits until the stream drains or closes, and removes its listeners. */
function roomIn(output: Writable): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const event of ['drain', 'close', 'error']) output.off(event, go);
      resolve();
    };
    for (const event of ['drain', 'close', 'error']) output.on(event, go);
  });
}

/** Lines end only at a line feed: a JSON text may contain any other line separator of Unicode. */
async function* lines(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  let first = true;
  for await (const chunk of input as AsyncIterable<string>) {
    // Spreadsheets put a byte order mark before the first line.
    const text = rest + (first ? chunk.replace(/^\uFEFF/, '') : chunk);
    first = false;
    const parts = text.split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}
