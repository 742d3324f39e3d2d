import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { ListName } from '#catalogue/pages.ts';
import type { PlatformTokens } from '#security/platform-token.ts';
import { chooseEncoding, isHeld } from './send-bytes.ts';

type AskedPage = { name: ListName; limit: number; offset: number };

/** Addresses as they came in, each with what it asks for; they are found right by the routes before they are here. */
export type KnownAddresses = {
  add(address: string, asked: AskedPage): void;
  get(address: string): AskedPage | undefined;
};

/** The app uses two; a script that counts through offsets must not fill the memory. */
const MOST_KNOWN = 100;

export function knownAddresses(): KnownAddresses {
  const known = new Map<string, AskedPage>();
  return {
    add(address, asked) {
      if (known.size < MOST_KNOWN) known.set(address, asked);
    },
    get: (address) => known.get(address),
  };
}

export function isBearer(authorization: string | undefined, tokens: PlatformTokens): boolean {
  return authorization?.startsWith('Bearer ') === true && tokens.isValid(authorization.slice(7));
}

type Dependencies = {
  catalogue: CurrentCatalogue;
  tokens: PlatformTokens;
  known: KnownAddresses;
  /** Counts an answer as one of the route it is given for. */
  count: Readonly<Record<ListName, (method: string, status: number, seconds: number) => void>>;
};

/** Answers a request and returns true, or leaves it, untouched, to the routes. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * "Nothing new" to whoever asks again for a page of the catalogue: nearly every request there is, and the whole of
 * its work is two look-ups. Everything else, and every refusal, is the routes' to answer.
 */
export function unchangedPage({ catalogue, tokens, known, count }: Dependencies): EarlyAnswer {
  return (request, response) => {
    const held = request.headers['if-none-match'];
    if (held === undefined || request.method !== 'GET' || request.url === undefined) return false;
    const asked = known.get(request.url);
    if (!asked || !isBearer(request.headers.authorization, tokens)) return false;
    const started = performance.now();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const page = catalogue.get()?.page(asked.name, asked.limit, asked.offset, encoding);
    if (page === undefined || page instanceof Promise || !isHeld(held, page.etag)) return false;
    response.writeHead(304, page.headers).end();
    count[asked.name]('GET', 304, (performance.now() - started) / 1000);
    return true;
  };
}
