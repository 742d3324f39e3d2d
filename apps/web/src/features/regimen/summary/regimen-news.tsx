import { COUNTRY_NAME } from '@dietetic/content';
import type { Country } from '@dietetic/catalogue';
import type { ReactNode } from 'react';
import { dismissNews, useRegimen, useRegimenStore } from '#state/regimen.ts';
import type { RegimenNews } from '#state/regimen.ts';
import { Banner } from '#ui/notice/banner.tsx';
import styles from './regimen-news.module.css';

/** Says once what happened to the regimen without the clinician doing it here. */
export function RegimenNewsBanner() {
  const news = useRegimenStore((store) => store.news);
  const { country } = useRegimen();
  if (!news) return null;
  return (
    <div className={styles.news}>
      <Banner onClose={dismissNews} closeLabel="Close" live="polite">
        {textOf(news, country)}
      </Banner>
    </div>
  );
}

function textOf(news: RegimenNews, country: Country | undefined): ReactNode {
  switch (news.kind) {
    case 'idle':
      return 'The regimen was cleared after 60\u00a0minutes without use.';
    case 'copied-tab':
      return 'This tab is a copy, so it starts empty. The regimen is still in the other tab.';
    case 'methods':
      return `The ${news.reset.join(' and ')} method is not offered to this patient any more; the first one offered counts until you choose.`;
    case 'country': {
      const where = country === undefined ? '' : ` to ${COUNTRY_NAME[country]}`;
      const dropped =
        news.dropped.length === 0 ? '' : ` Not available there, so removed: ${news.dropped.join(', ')}.`;
      return `The country was changed${where}.${dropped}`;
    }
  }
}
