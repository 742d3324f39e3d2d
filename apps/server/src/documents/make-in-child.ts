import { fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DocumentMaker, DocumentOrder } from './document-maker.ts';
import type { MadeDocument } from './document-set.ts';

export type ToChild =
  | { kind: 'order'; order: Omit<DocumentOrder, 'texts'> }
  | { kind: 'texts'; texts: readonly string[] }
  | { kind: 'end' };
export type FromChild = { kind: 'document'; document: MadeDocument } | { kind: 'done' };

/** Thousands of products take minutes of work: beyond this limit the documents fail, not the server. */
const HEAP_MB = 1536;

/** When built, both are scripts in one folder; during development both are sources, which Node cannot read by itself. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(IS_SOURCE ? './document-process.ts' : './document-process.js', import.meta.url);

/** Makes documents in a child process, so that the server can answer requests meanwhile. */
export const makeInChild: DocumentMaker = async function* ({ texts, ...order }, signal) {
  signal.throwIfAborted();
  const child = fork(fileURLToPath(PROGRAM), {
    // Keeps buffers as they are.
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(IS_SOURCE ? ['--import', 'tsx'] : [])],
    // Its last output is not a log line; that it ended early is logged below.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const tell = (message: ToChild) =>
    new Promise<void>((resolve, reject) => {
      child.send(message, (error) => (error ? reject(error) : resolve()));
    });
  try {
    const answers = on(child, 'message', { signal, close: ['exit'] }) as AsyncIterable<[FromChild]>;
    await tell({ kind: 'order', order });
    for await (const part of texts) await tell({ kind: 'texts', texts: part });
    await tell({ kind: 'end' });
    for await (const [answer] of answers) {
      if (answer.kind === 'done') return;
      yield answer.document;
    }
    throw new Error('The process that makes the documents ended early.');
  } finally {
    child.kill('SIGKILL');
  }
};
