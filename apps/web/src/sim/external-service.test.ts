import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complete } from './chat-completions.ts';
import { EXTERNAL_SERVICE } from './external-service.ts';

const received: { body: string; cookie: string | undefined }[] = [];
let reply = '';
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ body, cookie: request.headers.cookie });
      response.writeHead(reply === '' ? 500 : 200, { 'content-type': 'application/json' });
      response.end(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const service = () => ({
  address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`,
  model: 'small',
  name: 'the test endpoint',
});

test('[J-10] no service is asked unless the app was built for one', () =>
  expect(EXTERNAL_SERVICE).toBeUndefined());

test('[J-10] sends the instructions and the message in the shape of chat completions, and reads the reply', async () => {
  reply = JSON.stringify({ choices: [{ message: { role: 'assistant', content: '{"questions":[]}' } }] });
  expect(await complete(service(), 'rewrite', 'a question')).toBe('{"questions":[]}');
  expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({
    model: 'small',
    messages: [
      { role: 'system', content: 'rewrite' },
      { role: 'user', content: 'a question' },
    ],
  });
});

test.each(['', '{}', '{"choices":[]}', '{"choices":[{"message":{}}]}'])(
  '[J-10] rejects where the service answers %s',
  async (sent) => {
    reply = sent;
    await expect(complete(service(), 'rewrite', 'a question')).rejects.toThrow('the service answered');
  },
);
