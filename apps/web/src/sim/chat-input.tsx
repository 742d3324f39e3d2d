import { simWords } from '@dietetic/content';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { prepareAssistant } from './chat-assistant.ts';
import styles from './chat.module.css';
import { MAX_QUESTION_LENGTH } from './conversation.ts';

type ChatInputProps = {
  onAsk: (question: string) => void;
  ref?: RefObject<HTMLTextAreaElement | null>;
};

/** Enter sends, Shift and Enter begin a new line. */
export function ChatInput({ onAsk, ref }: ChatInputProps) {
  const id = useId();
  const [text, setText] = useState('');

  function send() {
    if (text.trim() === '') return;
    onAsk(text);
    setText('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={`flex gap-2 ${styles.input}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        <Hidden>{simWords.inputLabel}</Hidden>
      </label>
      <textarea
        className="shrinks grows ink on-sheet round-1 edged"
        ref={ref}
        id={id}
        rows={1}
        value={text}
        maxLength={MAX_QUESTION_LENGTH}
        placeholder={simWords.inputLabel}
        autoComplete="off"
        onFocus={prepareAssistant}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" aria-label={simWords.sendQuestion} className={styles.send}>
        <SendHorizontal />
      </Button>
    </form>
  );
}
