import { FAQS, type Faq, faqsByTopic, faqWords } from '@dietetic/content';
import { MessageSquareText } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { openAssistant } from '#session/assistant.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Tag } from '#ui/tag/tag.tsx';
import { nearestFaqs, searchFaqs } from './faq-search.ts';
import styles from './faqs.module.css';
import { SupportPage } from './support-page.tsx';

/** The 34 questions by topic, each with its sources and a way to ask Sim (J-05). */
export default function FaqsScreen() {
  const [typed, setTyped] = useState('');
  // Letters show at once; what they find follows as soon as there is time for it.
  const query = useDeferredValue(typed);
  const found = useMemo(() => searchFaqs(FAQS, query), [query]);
  const nearest = useMemo(() => (found.length === 0 ? nearestFaqs(query) : []), [found.length, query]);
  const isSearching = query.trim() !== '';
  return (
    <SupportPage title={faqWords.heading} inSupport>
      <SearchField
        label={faqWords.searchLabel}
        placeholder={faqWords.searchPlaceholder(FAQS.length)}
        value={typed}
        onChange={setTyped}
      />
      <Hidden>
        <output>{isSearching ? faqWords.found(found.length, nearest.length) : ''}</output>
      </Hidden>
      <Notice>{faqWords.reviewNotice}</Notice>
      {found.length === 0 && (
        <EmptyState
          title={nearest.length > 0 ? faqWords.onlyNear : faqWords.noMatch}
          headingLevel={2}
          action={
            <Button variant="secondary" icon={<MessageSquareText />} onClick={() => openAssistant(query)}>
              {faqWords.ask}
            </Button>
          }
        />
      )}
      {nearest.length > 0 && (
        <Sheet as="section" pad="none" aria-label={faqWords.nearest}>
          {nearest.map((faq) => (
            <Question key={faq.id} faq={faq} />
          ))}
        </Sheet>
      )}
      {faqsByTopic(found).map(({ topic, faqs }) => (
        <Sheet key={topic} as="section" pad="none" aria-label={topic}>
          <h2 className={styles.topic}>
            {topic} <span className="soft regular">{faqs.length}</span>
          </h2>
          {faqs.map((faq) => (
            <Question key={faq.id} faq={faq} />
          ))}
        </Sheet>
      ))}
    </SupportPage>
  );
}

function Question({ faq }: { faq: Faq }) {
  return (
    <Disclosure
      id={faq.id}
      summary={faq.question}
      headingLevel={3}
      look="ruled"
      aside={
        <Button
          variant="quiet"
          size="small"
          aria-label={faqWords.askAbout(faq.question)}
          onClick={() => openAssistant(faq.question)}
        >
          {faqWords.askShort}
        </Button>
      }
      end={faq.country === 'both' ? undefined : <Tag>{faqWords.onlyIn[faq.country]}</Tag>}
    >
      <p>{faq.answer}</p>
      <div className={`flex wrap between gap-3 ${styles.foot}`}>
        <div className={`quiet ${styles.sources}`}>
          {faq.sources.length === 1 ? faqWords.source : faqWords.sources}
          <ul>
            {faq.sources.map((source) => (
              <li key={source.title}>
                {source.url === undefined ? (
                  source.title
                ) : (
                  <ExternalLink href={source.url}>{source.title}</ExternalLink>
                )}
                {source.reading === 'not-opened' && ` (${faqWords.notOpened})`}
                {source.reading === 'part-read' && ` (${faqWords.partRead})`}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Disclosure>
  );
}
