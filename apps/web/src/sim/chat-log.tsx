import type { Answer } from '@dietetic/assistant';
import { SIM_PAGES, simWords } from '@dietetic/content';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { AnswerView } from './answer-view.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { prepareAssistant } from './chat-assistant.ts';
import styles from './chat.module.css';
import { askSim, type Entry, useConversation } from './conversation.ts';

const STARTERS = [
  ...SIM_PAGES.product.suggestions.slice(0, 3),
  ...SIM_PAGES.general.suggestions.slice(0, 2),
].map((question) => ({ label: question, question }));

/** What was asked and answered, read out as it comes. */
export function ChatLog() {
  const { entries } = useConversation();
  const last = entries.at(-1);

  return (
    <>
      <div role="log" aria-live="polite" aria-label={simWords.log}>
        <ol className={styles.log}>
          <li className={`grid gap-3 shrinks ${styles.answer}`}>
            <p>{simWords.greeting}</p>
          </li>
          {entries.map((entry) => (
            <li key={entry.id} className={`grid gap-3 ${styles.exchange}`}>
              <p className={styles.question}>
                <Hidden>{simWords.you}: </Hidden>
                {entry.question}
              </p>
              <div className={`grid gap-3 shrinks ${styles.answer}`}>
                <Hidden>{simWords.sim}: </Hidden>
                <EntryAnswer answer={entry.answer} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      {last === undefined && <Choices choices={STARTERS} />}
      {last && isAnswered(last.answer) && <Choices choices={last.answer.choices} />}
    </>
  );
}

const isAnswered = (answer: Entry['answer']): answer is Answer => typeof answer !== 'string';

function EntryAnswer({ answer }: { answer: Entry['answer'] }) {
  if (answer === 'working') return <p ref={bringIntoView}>{simWords.working}</p>;
  if (answer === 'failed') return <Notice kind="danger">{simWords.failed}</Notice>;
  return (
    <div ref={bringIntoView} className="grid gap-3 shrinks">
      <AnswerView answer={answer} />
    </div>
  );
}

/** What can be asked first or next, or the answers to a question back. */
function Choices({ choices }: { choices: Answer['choices'] }) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={`flex wrap gap-2 ${styles.choices}`}>
      <legend>
        <Hidden>{simWords.followUps}</Hidden>
      </legend>
      {choices.map((choice) => (
        <button
          key={choice.question}
          type="button"
          className={`ink snug on-sheet round-1 edged touch ${styles.choice}`}
          onPointerEnter={prepareAssistant}
          onFocus={prepareAssistant}
          onClick={() => void askSim(choice.question)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
