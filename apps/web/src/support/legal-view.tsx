import type { LegalBlock, LegalText } from '@dietetic/content';
import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './legal-view.module.css';

type LegalViewProps = {
  text: LegalText;
  /** What stands under a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>;
};

/** A long text with its date, one heading a section. */
export function LegalView({ text, after = {} }: LegalViewProps) {
  return (
    <>
      <Notice kind="info">
        <time dateTime={text.dated}>{text.datedWords}</time>. {text.notice}
      </Notice>
      <Sheet as="article">
        <div className={styles.text}>
          {text.sections.map((section) => (
            <section key={section.id} aria-labelledby={`section-${section.id}`}>
              <h2 id={`section-${section.id}`}>{section.title}</h2>
              {section.blocks.map((block, index) => (
                <Block key={`${section.id}-${index}`} block={block} />
              ))}
              {after[section.id]}
            </section>
          ))}
        </div>
      </Sheet>
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p>{withLinks(block.text)}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const ADDRESS = /(https:\/\/[^\s)]+)/;

/** An address in a sentence becomes a link that leaves the app. */
function withLinks(text: string): ReactNode {
  return text.split(ADDRESS).map((part) =>
    part.startsWith('https://') ? (
      <ExternalLink key={part} href={part}>
        {new URL(part).host}
      </ExternalLink>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
