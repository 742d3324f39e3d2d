import { simWords } from '@dietetic/content';
import { useRef } from 'react';
import { closeAssistant } from '#session/assistant.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatTools } from './chat-tools.tsx';
import { askSim } from './conversation.ts';
import { SimSubtitle } from './sim-subtitle.tsx';
import { SimTopics } from './sim-topics.tsx';
import { useAskedQuestion } from './use-asked-question.ts';

/** Sim over whatever screen is open; closing it leads back there. */
export default function SimWindow() {
  const input = useRef<HTMLTextAreaElement>(null);
  useAskedQuestion();
  return (
    <Dialog
      onClose={closeAssistant}
      title={simWords.title}
      subtitle={<SimSubtitle />}
      closeLabel={simWords.close}
      look="full"
      size="wide"
      initialFocus={input}
      footer={<ChatInput ref={input} onAsk={(question) => void askSim(question)} />}
    >
      <SimTopics />
      <ChatTools />
      <ChatLog />
    </Dialog>
  );
}
