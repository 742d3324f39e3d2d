import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

type Received = { path: string; authorization: string; topic: string; text: string };

export type PushService = {
  host: string;
  ca: string;
  received: Received[];
  /** Decides the answer to a device's next message; 201 by default. */
  answers: Map<string, (attempt: number) => Answer>;
  /** A device that has subscribed here. */
  device(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): void;
};

/** With `endless` the answer begins, and goes on for as long as somebody listens. */
type Answer = { status: number; retryAfter?: string; endless?: true };
type Device = { ecdh: ECDH; auth: Buffer; attempts: number };

/** A push service on this machine: real TLS, and messages are decrypted as a browser would. */
export async function pushService(): Promise<PushService> {
  const { key, cert } = certificate();
  const devices = new Map<string, Device>();
  const received: Received[] = [];
  const answers: PushService['answers'] = new Map();
  const server = https.createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const name = (request.url ?? '').slice(1);
      const device = devices.get(name);
      if (!device) return response.writeHead(404).end();
      device.attempts += 1;
      const answer = answers.get(name)?.(device.attempts) ?? { status: 201 };
      if (answer.status === 201) {
        received.push({
          path: name,
          authorization: request.headers.authorization ?? '',
          topic: String(request.headers.topic),
          text: decrypt(Buffer.concat(parts), device),
        });
      }
      response.writeHead(answer.status, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {});
      if (!answer.endless) return response.end();
      const more = setInterval(() => response.write('.'), 20);
      return response.on('close', () => clearInterval(more));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    ca: cert,
    received,
    answers,
    device: (name) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { ecdh, auth, attempts: 0 });
      return {
        endpoint: `https://${host}/${name}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const hmac = (key: Buffer, ...data: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(data)).digest();

/** RFC 8291 over RFC 8188, the receiving side: one record of aes128gcm. */
function decrypt(body: Buffer, { ecdh, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender, Buffer.from([1])]);
  const input = hmac(hmac(auth, ecdh.computeSecret(sender)), info);
  const secret = hmac(salt, input);
  const key = hmac(secret, Buffer.from('Content-Encoding: aes128gcm\0\u0001')).subarray(0, 16);
  const nonce = hmac(secret, Buffer.from('Content-Encoding: nonce\0\u0001')).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function certificate(): { key: string; cert: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key ?? '',
      '-out',
      cert ?? '',
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl could not make a certificate: ${made.stderr}`);
  const pair = { key: fs.readFileSync(key ?? '', 'utf8'), cert: fs.readFileSync(cert ?? '', 'utf8') };
  fs.rmSync(folder, { recursive: true });
  return pair;
}
