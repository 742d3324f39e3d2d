import { COUNTRY_NAME, simWords } from '@dietetic/content';
import { useRef } from 'react';
import { closeAssistant } from '#state/assistant.ts';
import { useCountry } from '#state/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatTools } from './chat-tools.tsx';
import { askSim } from './conversation.ts';
import { useAskedQuestion } from './use-asked-question.ts';

/** Sim over whatever screen is open; closing it leads back there. */
export default function SimWindow() {
  const country = useCountry();
  const input = useRef<HTMLTextAreaElement>(null);
  useAskedQuestion();
  return (
    <Dialog
      open
      onClose={closeAssistant}
      title={simWords.title}
      subtitle={country === undefined ? simWords.kindWithoutCountry : simWords.kind(COUNTRY_NAME[country])}
      closeLabel={simWords.close}
      look="full"
      size="wide"
      initialFocus={input}
      footer={<ChatInput ref={input} onAsk={(question) => void askSim(question)} />}
    >
      <ChatTools />
      <ChatLog />
    </Dialog>
  );
}
