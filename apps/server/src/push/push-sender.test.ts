import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PushService, pushService } from '#test-support/push-service.ts';
import { pushSender } from './push-sender.ts';

let service: PushService;
beforeAll(async () => {
  service = await pushService();
});
afterAll(() => service.close());

it.each([
  [201, 'sent'],
  [410, 'expired'],
  [500, { retryAfterSeconds: undefined }],
])(
  '[J-07] an answer %s is known by its head: one that never ends holds up no other device',
  async (status, outcome) => {
    const sender = pushSender({ authorization: () => 'vapid', isAllowed: () => true, ca: service.ca });
    const { endpoint, keys } = service.device(String(status));
    service.answers.set(String(status), () => ({ status, endless: true }));
    expect(await sender.send({ endpoint, ...keys }, '{}', 'topic')).toEqual(outcome);
    sender.close();
  },
  5000,
);
