import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../test-support/fake-storage.ts';
import { linkedTemplateAddress, keepLinkedTemplate } from './linked-template.ts';

beforeEach(() => vi.stubGlobal('window', { sessionStorage: fakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

describe('a template link on a device that is new to the app', () => {
  it('[A-05] is kept over the questions and followed after them', () => {
    keepLinkedTemplate({ hash: '#template=eyJ2IjoxfQ' });
    expect(linkedTemplateAddress()).toBe('/regimen/products#template=eyJ2IjoxfQ');
  });

  it.each(['', '#main', '#template=', '#mytemplate=x'])(
    '[A-05] %j is no such link: home comes next',
    (hash) => {
      keepLinkedTemplate({ hash });
      expect(linkedTemplateAddress()).toBeUndefined();
    },
  );
});
