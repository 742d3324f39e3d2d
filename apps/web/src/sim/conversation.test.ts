import { answerText } from '@dietetic/assistant';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCatalogueStore } from '#session/catalogue.ts';
import { prepareAssistant } from './chat-assistant.ts';
import { askSim, clearConversation, useConversation } from './conversation.ts';

const said = () =>
  useConversation
    .getState()
    .entries.map(({ question, answer }) => [
      question,
      typeof answer === 'string' ? answer : answerText(answer),
    ]);

const ready = () =>
  useCatalogueStore.setState({
    status: 'ready',
    allProducts: demonstrationProducts(),
    isDemonstration: true,
  });

beforeEach(() => {
  clearConversation();
  useCatalogueStore.setState({ status: 'loading', allProducts: [] });
});

test('[J-10] a question asked before the code and the products are there waits, and is answered once', async () => {
  prepareAssistant();
  const asked = askSim('Protein in Tarnvane Energy Fibre');
  expect(said()).toEqual([['Protein in Tarnvane Energy Fibre', 'working']]);
  ready();
  await asked;
  expect(said()).toHaveLength(1);
  expect(said()[0]?.[1]).toContain('6.2\u00a0g');
});

test('[J-10] questions that waited are answered in the order they were asked, each knowing the one before', async () => {
  const both = [askSim('Protein in Tarnvane Energy Fibre'), askSim('and its fat?')];
  ready();
  await Promise.all(both);
  expect(said()[1]?.[1]).toContain('of fat per 100');
});

test('[J-10] a conversation that was cleared is not gone on with', async () => {
  ready();
  await askSim('Protein in Tarnvane Energy Fibre');
  clearConversation();
  await askSim('and its fat?');
  expect(said()).toHaveLength(1);
  expect(said()[0]?.[1]).not.toContain('Tarnvane');
});

test('[J-10] what could not be fetched is said, and fetched again for the next question', async () => {
  ready();
  vi.doMock('./local-assistant.ts', () => {
    throw new Error('no network');
  });
  vi.resetModules();
  const { askSim: ask, useConversation: conversation } = await import('./conversation.ts');
  const { useCatalogueStore: store } = await import('#session/catalogue.ts');
  store.setState({ status: 'ready', allProducts: demonstrationProducts() });
  await ask('Protein in Tarnvane Energy Fibre');
  expect(conversation.getState().entries.map(({ answer }) => answer)).toEqual(['failed']);
  vi.doUnmock('./local-assistant.ts');
  await ask('Protein in Tarnvane Energy Fibre');
  expect(conversation.getState().entries[1]?.answer).toMatchObject({ kind: 'answer' });
});
