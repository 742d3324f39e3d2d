import { commonWords, FAQS, SIM_PAGES, type SimPage, simWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowUpRight, X } from 'lucide-react';
import { linkListClass, RowWords } from '#ui/link-list/link-list.tsx';
import { backLinkClass, Page } from '#ui/page/page.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { askHere } from './ask-here.ts';
import { prepareAssistant } from './chat-assistant.ts';
import { SimLayout } from './sim-layout.tsx';
import styles from './sim-pages.module.css';

/** One kind of query: an intro, an input and questions to begin with. */
export default function SimTopicScreen({ topic }: { topic: SimPage }) {
  const page = SIM_PAGES[topic];
  const questions = topic === 'frequently-read-articles' ? FAQS.map((faq) => faq.question) : page.suggestions;
  return (
    <Page
      title={page.title}
      back={
        <Link to="/sim" className={backLinkClass}>
          <ArrowLeft />
          {simWords.landingTitle}
        </Link>
      }
      end={
        <Link to="/sim" className={styles.close} aria-label={commonWords.close} title={commonWords.close}>
          <X />
        </Link>
      }
    >
      <SimLayout intro={page.intro}>
        <Sheet as="section" pad="none" aria-label={simWords.suggestions}>
          <ul className={linkListClass.list}>
            {questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  className={linkListClass.row}
                  onPointerEnter={prepareAssistant}
                  onFocus={prepareAssistant}
                  onClick={() => askHere(question)}
                >
                  <RowWords title={question} />
                  <ArrowUpRight className={linkListClass.arrow} />
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      </SimLayout>
    </Page>
  );
}
