import https from 'node:https';
import webPush from 'web-push';

/** A notice that waited longer than this is no longer news. */
export const MESSAGE_LIFETIME_SECONDS = 3 * 24 * 3600;
const ANSWER_WITHIN_MS = 15_000;
/** A push service may ask for years. */
export const MAX_PAUSE_SECONDS = 3600;

type PushTarget = { endpoint: string; p256dh: string; auth: string };
export type PushOutcome = 'sent' | 'expired' | 'failed' | { retryAfterSeconds: number | undefined };

export type PushSender = {
  send(target: PushTarget, payload: string, topic: string): Promise<PushOutcome>;
  close(): void;
};

type Options = {
  authorization: (endpoint: string) => string;
  isAllowed: (endpoint: string) => boolean;
  /** Certificates to trust in addition to the usual ones: for your own push service. */
  ca?: string;
};

/** Encrypts for one device and hands the message to its push service, over persistent connections. */
export function pushSender({ authorization, isAllowed, ca }: Options): PushSender {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 64, ...(ca === undefined ? {} : { ca }) });
  return {
    send: async (target, payload, topic) => {
      // Checked again here: the list may have been shortened since the device subscribed.
      if (!isAllowed(target.endpoint)) return 'failed';
      const message = encryptMessage(target, payload, topic, authorization);
      if (!message) return 'failed'; // Trying again cannot help.
      const { body, headers } = message;
      return post(target.endpoint, { agent, headers }, body).then(outcomeOf, () => ({
        retryAfterSeconds: undefined,
      }));
    },
    close: () => agent.destroy(),
  };
}

/** The encrypted message with its signed header; undefined if the device's keys are invalid. */
export function encryptMessage(
  target: PushTarget,
  payload: string,
  topic: string,
  authorization: (endpoint: string) => string,
): { body: Buffer; headers: Record<string, string | number> } | undefined {
  let body: Buffer;
  try {
    body = webPush.encrypt(target.p256dh, target.auth, payload, 'aes128gcm').cipherText;
  } catch {
    return undefined;
  }
  return {
    body,
    headers: {
      authorization: authorization(target.endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.byteLength,
      ttl: MESSAGE_LIFETIME_SECONDS,
      urgency: 'normal',
      // A message that the device has not fetched yet is replaced by one with the same topic.
      topic,
    },
  };
}

type Answer = { status: number; retryAfter: string | undefined };

/** Its head is the answer. What follows is read on only so that the connection can be used again, and not for ever. */
function post(endpoint: string, options: https.RequestOptions, body: Buffer): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return new Promise((resolve, reject) => {
    const request = https.request(endpoint, { ...options, signal, method: 'POST' }, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      response.on('error', () => undefined).resume();
    });
    request.on('error', reject);
    request.end(body);
  });
}

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'expired';
  if (status === 429 || status >= 500) {
    const seconds = Number(retryAfter);
    return { retryAfterSeconds: seconds > 0 ? Math.min(seconds, MAX_PAUSE_SECONDS) : undefined };
  }
  return 'failed';
}

/** Whether a push service may be called: the endpoint comes from a browser and could name any machine. */
export function endpointPolicy(hosts: readonly string[]): (endpoint: string) => boolean {
  return (endpoint) => {
    let url: URL;
    try {
      url = new URL(endpoint);
    } catch {
      return false;
    }
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
    // The host with its port unless it is the default one: another port must be in the list itself.
    return hosts.some((host) =>
      host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
    );
  };
}
