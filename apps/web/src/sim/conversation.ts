import type { Answer } from '@dietetic/assistant';
import { create } from 'zustand';
import { useCatalogueStore } from '#session/catalogue.ts';
import { chatAssistant, notifyAssistant } from './chat-assistant.ts';

export type Entry = { id: number; question: string; answer: Answer | 'working' | 'failed' };

/** What was said in this visit. It lives in memory only: closing the tab or clearing ends it. */
export const useConversation = create<{ entries: readonly Entry[] }>(() => ({ entries: [] }));

export const MAX_QUESTION_LENGTH = 300;

let lastId = 0;

/** Asks, and shows the question at once; the answer follows it. */
export async function askSim(text: string): Promise<void> {
  const question = text.trim().slice(0, MAX_QUESTION_LENGTH);
  if (question === '') return;
  lastId += 1;
  const id = lastId;
  useConversation.setState(({ entries }) => ({ entries: [...entries, { id, question, answer: 'working' }] }));
  try {
    await productsRead();
    const assistant = await chatAssistant();
    answered(id, await assistant.send(question));
  } catch {
    // Its code may not have arrived, or an assistant outside this device not be there: the log says so.
    answered(id, 'failed');
  }
}

/** Right after the start the device's own store may still be being read. */
function productsRead(): Promise<void> {
  return new Promise((resolve) => {
    if (useCatalogueStore.getState().status !== 'loading') {
      resolve();
      return;
    }
    const stop = useCatalogueStore.subscribe((state) => {
      if (state.status === 'loading') return;
      stop();
      resolve();
    });
  });
}

function answered(id: number, answer: Entry['answer']): void {
  useConversation.setState(({ entries }) => ({
    entries: entries.map((entry) => (entry.id === id ? { ...entry, answer } : entry)),
  }));
}

export function clearConversation(): void {
  useConversation.setState({ entries: [] });
  notifyAssistant((assistant) => assistant.open());
}
