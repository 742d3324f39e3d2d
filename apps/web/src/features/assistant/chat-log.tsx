import type { Answer } from '@dietetic/assistant';
import { simWords } from '@dietetic/content';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { AnswerView } from './answer-view.tsx';
import { bringIntoView } from './bring-into-view.ts';
import styles from './chat.module.css';
import { askSim, type Entry, useConversation } from './conversation.ts';

/** What was asked and answered, read out as it comes. */
export function ChatLog() {
  const { entries } = useConversation();
  const last = entries.at(-1);

  return (
    <>
      <div role="log" aria-live="polite" aria-label={simWords.log}>
        <ol className={styles.log}>
          <li className={styles.answer}>
            <p>{simWords.greeting}</p>
          </li>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.exchange}>
              <p className={styles.question}>
                <Hidden>{simWords.you}: </Hidden>
                {entry.question}
              </p>
              <div className={styles.answer}>
                <Hidden>{simWords.sim}: </Hidden>
                <EntryAnswer answer={entry.answer} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      {last && isAnswered(last.answer) && <Choices answer={last.answer} />}
    </>
  );
}

const isAnswered = (answer: Entry['answer']): answer is Answer => typeof answer !== 'string';

function EntryAnswer({ answer }: { answer: Entry['answer'] }) {
  if (answer === 'working') return <p ref={bringIntoView}>{simWords.working}</p>;
  if (answer === 'failed') return <Notice kind="danger">{simWords.failed}</Notice>;
  return (
    <div ref={bringIntoView} className={styles.parts}>
      <AnswerView answer={answer} />
    </div>
  );
}

/** What can be asked next, or the answers to a question back. */
function Choices({ answer }: { answer: Answer }) {
  if (answer.choices.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Hidden>{simWords.followUps}</Hidden>
      </legend>
      {answer.choices.map((choice) => (
        <button
          key={choice.question}
          type="button"
          className={styles.choice}
          onClick={() => void askSim(choice.question)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
