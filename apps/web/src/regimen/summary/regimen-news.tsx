import { COUNTRY_NAME, regimenNewsWords } from '@dietetic/content';
import type { Country } from '@dietetic/catalogue';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { dismissNews, useRegimen, useRegimenStore } from '#session/regimen.ts';
import type { RegimenNews } from '#session/regimen.ts';
import { Banner } from '#ui/notice/banner.tsx';
import styles from './regimen-news.module.css';

/** Says once what happened to the regimen without the clinician doing it here; and, as long as it holds, that it is not kept. */
export function RegimenNewsBanner() {
  const news = useRegimenStore((store) => store.news);
  const isKept = useRegimenStore((store) => store.isKept);
  const { country } = useRegimen();
  if (!news && isKept) return null;
  return (
    <div className={styles.news}>
      {!isKept && (
        <Banner tone="attention" icon={<TriangleAlert />}>
          {regimenNewsWords.notKept}
        </Banner>
      )}
      {news && (
        <Banner onClose={dismissNews} live="polite">
          {textOf(news, country)}
        </Banner>
      )}
    </div>
  );
}

function textOf(news: RegimenNews, country: Country | undefined): ReactNode {
  switch (news.kind) {
    case 'idle':
      return regimenNewsWords.idle;
    case 'copied-tab':
      return regimenNewsWords.copiedTab;
    case 'unreadable':
      return regimenNewsWords.unreadable;
    case 'methods':
      return regimenNewsWords.methods(news.reset);
    case 'country':
      return regimenNewsWords.country(country && COUNTRY_NAME[country], news.dropped);
  }
}
