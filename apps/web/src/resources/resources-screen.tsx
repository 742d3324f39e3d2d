import type { Country } from '@dietetic/catalogue';
import {
  commonWords,
  COUNTRY_NAME,
  RESOURCE_TAB_WORDS,
  RESOURCE_TABS,
  type ResourceEntry,
  resourcesFor,
  type ResourceTab,
  resourceWords,
} from '@dietetic/content';
import { useState } from 'react';
import { useIsOnline } from '#session/connectivity.ts';
import { useTextCountry } from '#session/session.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { DocumentRow } from './document-row.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './resources.module.css';
import { type Documents, useDocuments } from './use-documents.ts';

const isTab = (id: string): id is ResourceTab => RESOURCE_TABS.some((tab) => tab === id);

/** Documents and links for adults and for paediatrics, of the chosen country (J-01). */
export default function ResourcesScreen() {
  const country = useTextCountry();
  const isOnline = useIsOnline();
  const [tab, setTab] = useState<ResourceTab>('adults');
  const { documents, reload } = useDocuments(country, isOnline);
  return (
    <Page
      title={resourceWords.title}
      intro={
        <p>
          {COUNTRY_NAME[country]}. {resourceWords.intro}
        </p>
      }
    >
      <div className={`grid gap-4 ${styles.parts}`}>
        {!isOnline && <Notice kind="attention">{resourceWords.offline}</Notice>}
        {isOnline && documents.status === 'failed' && (
          <EmptyState
            isError
            title={resourceWords.failed}
            headingLevel={2}
            action={
              <Button variant="secondary" onClick={reload}>
                {commonWords.tryAgain}
              </Button>
            }
          />
        )}
        <Tabs
          label={resourceWords.tabsLabel}
          selected={tab}
          onSelect={(id) => {
            if (isTab(id)) setTab(id);
          }}
          items={RESOURCE_TABS.map((id) => ({
            id,
            label: RESOURCE_TAB_WORDS[id],
            content: <ResourceList country={country} tab={id} documents={documents} />,
          }))}
        />
      </div>
    </Page>
  );
}

type ListProps = { country: Country; tab: ResourceTab; documents: Documents };

function ResourceList({ country, tab, documents }: ListProps) {
  if (documents.status === 'loading') return <Loading label={resourceWords.loading} shape="rows" count={7} />;
  return (
    <Sheet pad="none">
      <ul className={styles.list}>
        {resourcesFor(country, tab).map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} tab={tab} documents={documents} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Entry({ entry, tab, documents }: { entry: ResourceEntry; tab: ResourceTab; documents: Documents }) {
  if (entry.kind === 'link') return <LinkRow entry={entry} />;
  const files =
    documents.status === 'ready'
      ? documents.documents.filter(({ kind, tabs }) => kind === entry.id && tabs.includes(tab))
      : [];
  return <DocumentRow entry={entry} files={files} isListKnown={documents.status === 'ready'} />;
}
