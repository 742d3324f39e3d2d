import { CATALOGUE_STATUS_PATH } from '@dietetic/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAndReport, KEPT_ON_DEVICE } from '#platform/reachability.ts';
import { followConnectivity, useConnectivity } from './connectivity.ts';

type Answer = Response | 'nothing';
let asked: string[];
let browser: { onLine: boolean; tell: (event: 'online' | 'offline') => void };

/** A server that answers each address as said; without an answer the request fails. */
function serverAnswering(answers: Record<string, Answer>): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers[path] ?? 'nothing';
    if (answer === 'nothing') throw new TypeError('Failed to fetch');
    return answer;
  });
}

const tells = vi.hoisted(() => new Map<string, () => void>());
const isOnline = () => useConnectivity.getState().isOnline;
const ask = (path: string) => fetchAndReport(path).catch(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  browser = {
    onLine: true,
    tell(event) {
      browser.onLine = event === 'online';
      tells.get(event)?.();
    },
  };
  followConnectivity({
    navigator: browser,
    addEventListener: (event: string, listener: () => void) => tells.set(event, listener),
  } as unknown as Window);
  useConnectivity.setState({ isOnline: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[A-15] online and offline', () => {
  it('one request without an answer is no proof: the server is asked once more, at once', async () => {
    serverAnswering({ [CATALOGUE_STATUS_PATH]: new Response('{}') });
    await ask('/send-email');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/send-email', CATALOGUE_STATUS_PATH]);
    expect(isOnline()).toBe(true);
  });

  it('two without an answer are', async () => {
    serverAnswering({});
    await ask('/send-email');
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(false);
  });

  it('what the browser says of its own network is believed', () => {
    serverAnswering({});
    browser.tell('offline');
    expect(isOnline()).toBe(false);
    browser.tell('online');
    expect(isOnline()).toBe(true);
  });

  it('the copy that the worker keeps of an answer is none of the server', async () => {
    serverAnswering({ '/documents': new Response('{}', { headers: { [KEPT_ON_DEVICE]: 'yes' } }) });
    await ask('/documents');
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(false);
  });
});
