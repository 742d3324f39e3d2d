import { privacyFor, SITE, storageTableWords, storedItemWords } from '@dietetic/content';
import { STORAGE_INVENTORY, storedItemKey } from '#platform/storage-inventory.ts';
import { useTextCountry } from '#session/session.ts';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { tableClass } from '#ui/table/table.tsx';
import { LegalView } from './legal-view.tsx';
import styles from './privacy.module.css';
import { ResetDevice } from './reset-device.tsx';
import { SupportPage } from './support-page.tsx';

export default function PrivacyScreen({ inSupport }: { inSupport: boolean }) {
  const country = useTextCountry();
  const statement = privacyFor(country);
  return (
    <SupportPage title={statement.title} inSupport={inSupport}>
      <LegalView
        text={statement}
        after={{
          cookies: (
            <>
              <StorageTable />
              <p className="above-3">
                <ExternalLink href={SITE.links.cookiePolicy[country]}>
                  {storageTableWords.cookiePolicy}
                </ExternalLink>
              </p>
            </>
          ),
        }}
      />
      <ResetDevice />
    </SupportPage>
  );
}

/** Made from the list that the app itself clears by, so that it cannot say less than is stored. */
function StorageTable() {
  return (
    <div className={`above-3 ${styles.storage}`}>
      <table className={tableClass}>
        <caption className={styles.caption}>{storageTableWords.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{storageTableWords.name}</th>
            <th scope="col">{storageTableWords.purpose}</th>
            <th scope="col">{storageTableWords.kept}</th>
          </tr>
        </thead>
        <tbody>
          {STORAGE_INVENTORY.map((item) => (
            <tr key={storedItemKey(item)}>
              <th scope="row">
                {item.name}
                <span className={`quiet block ${styles.place}`}>
                  {storageTableWords.placed(item.place, item.need)}
                </span>
              </th>
              <td>{storedItemWords[storedItemKey(item)]?.purpose}</td>
              <td>{storedItemWords[storedItemKey(item)]?.kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
