import { SIM_PAGE_IDS, SIM_PAGES, simWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { closeAssistant } from '#session/assistant.ts';
import styles from './chat.module.css';

/** Sim's five pages, one press away from its window. */
export function SimTopics() {
  return (
    <nav aria-label={simWords.pages} className={`flex baseline gap-3 small line-below ${styles.topics}`}>
      <span className="rigid soft" aria-hidden="true">
        {simWords.pages}
      </span>
      <ul>
        {SIM_PAGE_IDS.map((page) => (
          <li key={page}>
            <Link className="inline-row nowrap touch" to={`/sim/${page}`} onClick={closeAssistant}>
              {SIM_PAGES[page].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
