import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { type Mailer, outboxMailer, smtpMailer } from './mailer.ts';
import { reportMessage } from './report-message.ts';

const message = () =>
  reportMessage('dietitian@clinic.example', {
    html: '<p>Fluid 1,750 ml – ≥ BMI 30 “ok”</p>',
    text: 'Fluid 1,750 ml – ≥ BMI 30 “ok”',
  });

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function sink(refuse = false): Promise<{ url: string; received: { to: string[]; raw: string }[] }> {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (address, _session, done) =>
      done(refuse ? new Error(`no such user ${address.address}`) : undefined),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map((to) => to.address),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

describe('through a mail server', () => {
  it('[G-05] the message arrives as it was made, in HTML and in plain text', async () => {
    const { url, received } = await sink();
    const mailer = closing(smtpMailer(url, 'Dietetic App <app@clinic.example>', silent([])));
    await mailer.send(message());
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['dietitian@clinic.example']);
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail.subject).toBe('Dietetic App regimen report');
    expect(mail.to).toEqual([{ name: '', address: 'dietitian@clinic.example' }]);
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.attachments).toEqual([]);
    expect(mail.html).toContain('Fluid 1,750 ml – ≥ BMI 30 “ok”');
    expect(mail.text).toContain('Fluid 1,750 ml – ≥ BMI 30 “ok”');
  });

  it('[G-06] a refusal is a named failure, and its words, which name the recipient, are not logged', async () => {
    const lines: string[] = [];
    const { url } = await sink(true);
    const mailer = closing(smtpMailer(url, 'app@clinic.example', silent(lines)));
    await expect(mailer.send(message())).rejects.toMatchObject({ failure: 'email-not-sent', status: 502 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('EENVELOPE');
    expect(lines.join('\n')).not.toContain('clinic.example');
  });

  it('[G-06] so is a mail server that never comes to an end; it does not get the message later either', async () => {
    const server = net.createServer((socket) => {
      socket.write('220 ready\r\n');
      const trickle = setInterval(() => socket.write('250-not yet\r\n'), 20);
      socket
        .resume()
        .on('error', () => undefined)
        .on('close', () => clearInterval(trickle));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closers.push(() => server.close());
    const connected = once(server, 'connection') as Promise<[net.Socket]>;
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = closing(smtpMailer(url, 'app@clinic.example', silent([]), 200));
    await expect(mailer.send(message())).rejects.toMatchObject({ failure: 'email-not-sent' });
    const [socket] = await connected;
    if (!socket.closed) await once(socket, 'close');
  }, 5000);

  it('[G-06] so is a mail server that is away', async () => {
    const mailer = closing(smtpMailer('smtp://127.0.0.1:9', 'app@clinic.example', silent([])));
    await expect(mailer.send(message())).rejects.toMatchObject({ failure: 'email-not-sent' });
  });
});

describe('without a mail server', () => {
  it('[G-05] each message is a file that a mail program opens, and the terminal names the file only', async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-outbox-'));
    closers.push(() => fs.rmSync(directory, { recursive: true }));
    const told: string[] = [];
    const mailer = closing(outbox(directory, told));
    await mailer.send(message());
    const files = fs.readdirSync(directory);
    expect(files).toHaveLength(1);
    const mail = await PostalMime.parse(fs.readFileSync(path.join(directory, files[0] ?? '')));
    expect(mail.to?.[0]?.address).toBe('dietitian@clinic.example');
    expect(mail.html).toContain('Fluid 1,750 ml');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(files[0]);
    expect(told[0]).not.toContain('clinic.example');
    expect(fs.statSync(path.join(directory, files[0] ?? '')).mode & 0o777).toBe(0o600);
  });

  it('[G-05] a message is gone after a day: at a start, and with the next message', async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-outbox-'));
    closers.push(() => fs.rmSync(directory, { recursive: true }));
    const put = (name: string, hoursAgo: number) => {
      const file = path.join(directory, name);
      fs.writeFileSync(file, 'a report');
      const then = Date.now() / 1000 - hoursAgo * 3600;
      fs.utimesSync(file, then, then);
    };
    const left = () => fs.readdirSync(directory).toSorted();
    put('old.eml', 25);
    put('future.eml', -24 * 3650);
    put('young.eml', 23);
    put('note.txt', 100);
    const mailer = closing(outbox(directory, []));
    await vi.waitFor(() => expect(left()).toEqual(['note.txt', 'young.eml']));
    put('young.eml', 25);
    await mailer.send(message());
    expect(left()).toHaveLength(2);
    expect(left()).not.toContain('young.eml');
  });
});

function outbox(directory: string, told: string[]): Mailer {
  return outboxMailer({
    directory,
    from: 'Dietetic App <app@clinic.example>',
    tell: (line) => told.push(line),
    log: silent([]),
  });
}

function closing(mailer: Mailer): Mailer {
  closers.push(() => mailer.close());
  return mailer;
}

function silent(lines: string[]) {
  return createLogger({ format: 'json', level: 'debug', write: (line) => lines.push(line) });
}
