import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushChoice } from '#platform/push-choice.ts';
import type { PushState } from '#platform/push.ts';
import { setTag, startNotifications, useNotifications } from './notifications.ts';
import { useSession } from './session.ts';

const server = vi.hoisted(() => ({ answers: [] as ((isStored: boolean) => void)[], stored: [] as object[] }));
const pushPermission = vi.hoisted(() => vi.fn(() => 'default'));
vi.mock('#platform/push.ts', () => ({
  pushPermission,
  changeChoice: (choice: PushChoice) =>
    new Promise<PushState>((resolve, reject) =>
      server.answers.push((isStored) => {
        if (!isStored) return reject(new Error('No answer'));
        server.stored.push(choice.tags);
        resolve({ kind: 'subscribed', tags: choice.tags });
      }),
    ),
}));

const ALL = { adults: true, paediatrics: true, metabolics: true };
const shown = () => useNotifications.getState();
/** The server takes its time over each change. */
const answer = async (isStored = true) => {
  await vi.waitFor(() => expect(server.answers).toHaveLength(1));
  server.answers.pop()?.(isStored);
};

describe('[J-07] topics of the notifications', () => {
  beforeEach(() => {
    server.stored = [];
    useSession.setState({ country: 'uk' });
    useNotifications.setState({
      push: { kind: 'subscribed', tags: ALL },
      isWorking: false,
      hasFailed: false,
    });
  });

  it('three presses one after the other on a slow line are all shown at once, and all stored', async () => {
    const presses = (['adults', 'paediatrics', 'metabolics'] as const).map((tag) => setTag(tag, false));
    const none = { adults: false, paediatrics: false, metabolics: false };
    expect(shown().push).toEqual({ kind: 'subscribed', tags: none });
    await answer();
    await answer();
    await answer();
    await Promise.all(presses);
    expect(server.stored.at(-1)).toEqual(none);
    expect(shown()).toMatchObject({ push: { tags: none }, isWorking: false, hasFailed: false });
  });

  it('changes that did not arrive are taken back, and said', async () => {
    const presses = [setTag('adults', false), setTag('metabolics', false)];
    await answer(false);
    await answer(false);
    await Promise.all(presses);
    expect(shown()).toMatchObject({ push: { tags: ALL }, isWorking: false, hasFailed: true });
  });
});

describe('[J-08] the start of the app', () => {
  it('asks the code of the push service nothing where no message is to be shown: it brings other screens along', async () => {
    await startNotifications();
    expect(pushPermission).not.toHaveBeenCalled();
  });
});
