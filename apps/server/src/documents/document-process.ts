import { on } from 'node:events';
import os from 'node:os';
import { makeInThread } from './document-maker.ts';
import type { FromChild, ToChild } from './make-in-child.ts';

// The child process that makes documents; the parent's side is make-in-child.ts.

/** Requests to the server come first. */
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// Ends with its server.
process.on('disconnect', () => process.exit(1));

const messages = on(process, 'message') as AsyncIterableIterator<[ToChild]>;
const tell = (message: FromChild) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

async function* received(): AsyncGenerator<readonly string[]> {
  for await (const [message] of messages) {
    if (message.kind !== 'texts') return;
    yield message.texts;
  }
}

const { value } = await messages.next();
const [first] = value as [ToChild];
if (first.kind !== 'order') throw new Error(`An order was expected, not ${first.kind}.`);
const never = new AbortController().signal;
for await (const document of makeInThread({ ...first.order, texts: received() }, never)) {
  await tell({ kind: 'document', document });
}
await tell({ kind: 'done' });
process.exit(0);
