import { useEffect } from 'react';
import { useAssistantWindow } from '#session/assistant.ts';
import { askSim } from './conversation.ts';

let lastAsked = 0;

/** Asks what the window was opened with, once for each time it was opened. */
export function useAskedQuestion(): void {
  const { question, asked } = useAssistantWindow();
  useEffect(() => {
    if (question === undefined || asked === lastAsked) return;
    lastAsked = asked;
    void askSim(question);
  }, [question, asked]);
}
