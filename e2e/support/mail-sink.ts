import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine that keeps what it receives. */
export type MailSink = {
  url: string;
  received: Email[];
  /** Waits until a message to this address has arrived. */
  messageTo(address: string): Promise<Email>;
  close(): Promise<void>;
};

export async function startMailSink(): Promise<MailSink> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async messageTo(address) {
      const deadline = Date.now() + 10_000;
      while (Date.now() < deadline) {
        const found = received.find((email) => email.to?.some((to) => to.address === address));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No message to ${address} arrived within 10 s; ${received.length} others did.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
