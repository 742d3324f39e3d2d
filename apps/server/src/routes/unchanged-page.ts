import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { ListName } from '#catalogue/pages.ts';
import type { Served, ServedCatalogue } from '#catalogue/served-catalogue.ts';
import type { PlatformTokens } from '#security/platform-token.ts';
import { isHeld } from './send-bytes.ts';

type AnsweredPage = { list: ListName; page: Pick<Served, 'etag' | 'headers'> };
type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** What the routes have answered from the catalogue of the moment, by address and encodings as they came in. */
export type AnsweredPages = {
  add(from: ServedCatalogue, asked: Asked, answered: AnsweredPage): void;
  get(from: ServedCatalogue | undefined, asked: Asked): AnsweredPage | undefined;
};

/** The app asks for two; a script that counts through offsets must not fill the memory. */
const MOST_REMEMBERED = 100;

export function answeredPages(): AnsweredPages {
  let of: ServedCatalogue | undefined;
  let remembered = 0;
  const byAddress = new Map<string, Map<string, AnsweredPage>>();
  return {
    add(from, { url = '', headers }, answered) {
      if (from !== of) {
        byAddress.clear();
        remembered = 0;
        of = from;
      }
      if (remembered >= MOST_REMEMBERED) return;
      const byEncodings = byAddress.get(url) ?? new Map<string, AnsweredPage>();
      byAddress.set(url, byEncodings.set(encodingsOf(headers), answered));
      remembered += 1;
    },
    get: (from, { url = '', headers }) =>
      from === of ? byAddress.get(url)?.get(encodingsOf(headers)) : undefined,
  };
}

const encodingsOf = (headers: Asked['headers']) => String(headers['accept-encoding'] ?? '');

export function isBearer(authorization: string | undefined, tokens: PlatformTokens): boolean {
  return authorization?.startsWith('Bearer ') === true && tokens.isValid(authorization.slice(7));
}

type Dependencies = {
  catalogue: CurrentCatalogue;
  tokens: PlatformTokens;
  pages: AnsweredPages;
  count: (list: ListName) => void;
};

/** Answers a request and returns true, or leaves it, untouched, to the routes. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * "Nothing new" to whoever asks again for a page of the catalogue: nearly every request there is, and the whole of
 * its work is two look-ups. Everything else, and every refusal, is the routes' to answer.
 */
export function unchangedPage({ catalogue, tokens, pages, count }: Dependencies): EarlyAnswer {
  return (request, response) => {
    const held = request.headers['if-none-match'];
    if (held === undefined || request.method !== 'GET') return false;
    const answered = pages.get(catalogue.get(), request);
    if (!answered || !isHeld(held, answered.page.etag)) return false;
    if (!isBearer(request.headers.authorization, tokens)) return false;
    response.writeHead(304, answered.page.headers).end();
    count(answered.list);
    return true;
  };
}
