import { openAssistant } from '#session/assistant.ts';
import { askSim } from './conversation.ts';

/** From here on the page shows the conversation itself (sim-pages.module.css has the same width). */
const BESIDE = '(min-width: 64em)';

/** Asks in the conversation on the page where it is shown, otherwise in the window. */
export function askHere(question: string): void {
  if (window.matchMedia(BESIDE).matches) void askSim(question);
  else openAssistant(question);
}
