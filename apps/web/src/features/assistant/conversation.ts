import type { Answer } from '@dietetic/assistant';
import { create } from 'zustand';
import { chatAssistant } from './chat-assistant.ts';

export type Entry = { id: number; question: string; answer: Answer | 'working' | 'failed' };

/** What was said in this visit. It lives in memory only: closing the tab or clearing ends it. */
export const useConversation = create<{ entries: readonly Entry[] }>(() => ({ entries: [] }));

export const LONGEST_QUESTION = 300;

let lastId = 0;

/** Asks, and shows the question at once; the answer follows it. */
export async function askSim(text: string): Promise<void> {
  const question = text.trim().slice(0, LONGEST_QUESTION);
  if (question === '') return;
  lastId += 1;
  const id = lastId;
  useConversation.setState(({ entries }) => ({ entries: [...entries, { id, question, answer: 'working' }] }));
  try {
    const assistant = await chatAssistant();
    answered(id, await assistant.send(question));
  } catch {
    // The assistant's code could not be fetched, or an outside assistant is not there: said in the log.
    answered(id, 'failed');
  }
}

function answered(id: number, answer: Entry['answer']): void {
  useConversation.setState(({ entries }) => ({
    entries: entries.map((entry) => (entry.id === id ? { ...entry, answer } : entry)),
  }));
}

export function clearConversation(): void {
  useConversation.setState({ entries: [] });
  void chatAssistant().then((assistant) => assistant.open());
}
