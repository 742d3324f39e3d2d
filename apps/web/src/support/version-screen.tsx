import { APP_NAME, APP_VERSION, SITE, versionWords } from '@dietetic/content';
import { shortDateTime } from '#platform/dates.ts';
import { useCatalogue } from '#session/catalogue.ts';
import { FactList } from '#ui/result-card/working-table.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { SupportPage } from './support-page.tsx';

export default function VersionScreen() {
  const { status, products, lastUpdated } = useCatalogue();
  return (
    <SupportPage title={versionWords.title} inSupport>
      <Sheet>
        <FactList
          facts={[
            { id: 'app', label: APP_NAME, value: APP_VERSION },
            {
              id: 'products',
              label: versionWords.products,
              value:
                status === 'loading'
                  ? versionWords.reading
                  : versionWords.productCount(String(products.length)),
            },
            {
              id: 'updated',
              label: versionWords.lastUpdated,
              value: lastUpdated === undefined ? versionWords.never : shortDateTime(lastUpdated),
            },
            {
              id: 'owner',
              label: versionWords.copyright,
              value: `© ${SITE.provider.since} ${SITE.provider.name}`,
            },
          ]}
        />
      </Sheet>
    </SupportPage>
  );
}
