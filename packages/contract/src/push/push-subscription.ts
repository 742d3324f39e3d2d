/** The server's public key for `pushManager.subscribe`. */
export const PUSH_KEY_PATH = '/push/key';
/** PUT stores or changes, DELETE removes. */
export const PUSH_SUBSCRIPTION_PATH = '/push/subscription';
/** POST: which tags a device has. A call with a body, so that the endpoint stays out of addresses and logs. */
export const PUSH_TAGS_PATH = '/push/subscription/tags';

export const PUSH_TAGS = ['adults', 'paediatrics', 'metabolics'] as const;
export type PushTag = (typeof PUSH_TAGS)[number];
