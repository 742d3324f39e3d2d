import { simWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatTools } from './chat-tools.tsx';
import { askHere } from './ask-here.ts';
import styles from './sim-pages.module.css';
import { SimSubtitle } from './sim-subtitle.tsx';

/** A page of Sim: its topics at the left, and the conversation beside them where there is room. */
export function SimLayout({ intro, children }: { intro: string; children: ReactNode }) {
  return (
    <div className={`stack ${styles.columns}`}>
      <div className={`stack gap-4 shrinks ${styles.side}`}>
        <p className="soft">{intro}</p>
        <div className={styles.ask} data-off-paper>
          <ChatInput onAsk={askHere} />
        </div>
        {children}
        <Notice>{simWords.onDevice}</Notice>
        <EndCard />
      </div>
      <section className={styles.panel} aria-label={simWords.title} data-off-paper>
        <header className={`flex wrap baseline gap-x-3 line-below ${styles.head}`}>
          <strong>{simWords.title}</strong>
          <div className="quiet">
            <SimSubtitle />
          </div>
        </header>
        <div className={styles.scroll}>
          <ChatTools />
          <ChatLog />
        </div>
        <div className={styles.foot}>
          <ChatInput onAsk={askHere} />
        </div>
      </section>
    </div>
  );
}

function EndCard() {
  return (
    <Sheet as="section" aria-labelledby="sim-end">
      <h2 id="sim-end" className="body">
        {simWords.endTitle}
      </h2>
      <p className={`quiet ${styles.endText}`}>{simWords.endText}</p>
      <Link to="/contact-us" className={buttonClass({ variant: 'secondary' })}>
        <Phone />
        {simWords.endLink}
      </Link>
    </Sheet>
  );
}
