import { create } from 'zustand';

/**
 * The assistant's window, which any screen may open, empty or with a question that is asked at once.
 * `asked` counts up so that asking the same question twice is seen as two.
 */
type AssistantWindow = { isOpen: boolean; question: string | undefined; asked: number };

export const useAssistantWindow = create<AssistantWindow>(() => ({
  isOpen: false,
  question: undefined,
  asked: 0,
}));

export function openAssistant(question?: string): void {
  useAssistantWindow.setState((state) => ({ isOpen: true, question, asked: state.asked + 1 }));
}

export function closeAssistant(): void {
  useAssistantWindow.setState({ isOpen: false, question: undefined });
}
