/** The server's public key for `pushManager.subscribe`. */
export const PUSH_KEY_PATH = '/push/key';
/** PUT stores or changes, DELETE removes. */
export const PUSH_SUBSCRIPTION_PATH = '/push/subscription';
/** POST: the tags of a device. A call with a body, so that the endpoint stays out of addresses and logs. */
export const PUSH_TAGS_PATH = '/push/subscription/tags';

export const PUSH_TAGS = ['adults', 'paediatrics', 'metabolics'] as const;
export type PushTag = (typeof PUSH_TAGS)[number];

const TEXTS_OF_MESSAGE = ['id', 'title', 'text', 'link', 'image'] as const;
/** The data of the worker's push event. */
export type PushMessage = Record<(typeof TEXTS_OF_MESSAGE)[number], string>;

/** Without the schema library, which the service worker would download only for this. */
export const isPushMessage = (message: unknown): message is PushMessage =>
  typeof message === 'object' &&
  message !== null &&
  TEXTS_OF_MESSAGE.every((key) => key in message && typeof message[key as keyof typeof message] === 'string');
