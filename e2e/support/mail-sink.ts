import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine; each message it receives becomes a file in the folder. */
export async function startMailServer(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        count += 1;
        // Readers of the folder find only complete messages.
        const file = path.join(folder, `${count}.eml`);
        writeFileSync(`${file}.part`, Buffer.concat(chunks));
        renameSync(`${file}.part`, file);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads what the mail server has taken. */
export class Inbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Waits until a message to this address has arrived. */
  async messageTo(address: string): Promise<Email> {
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      const found = (await this.#messages()).find((email) => email.to?.some((to) => to.address === address));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No message to ${address} arrived within 30 s.`);
  }

  #messages(): Promise<Email[]> {
    const files = readdirSync(this.#folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(path.join(this.#folder, file)));
    return Promise.all(files.map((file) => PostalMime.parse(file)));
  }
}
