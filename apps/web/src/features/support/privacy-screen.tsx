import { COOKIE_POLICY_LINK, privacyFor, storageTableWords } from '@dietetic/content';
import { STORAGE_INVENTORY } from '#platform/storage-inventory.ts';
import { useTextCountry } from '#state/session.ts';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { tableClass, TableScroll } from '#ui/table/table.tsx';
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
              <p className={styles.policy}>
                <ExternalLink href={COOKIE_POLICY_LINK[country]}>
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
    <TableScroll label={storageTableWords.caption} className={styles.storage ?? ''}>
      <table className={tableClass}>
        <caption className={styles.caption}>{storageTableWords.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{storageTableWords.name}</th>
            <th scope="col">{storageTableWords.purpose}</th>
            <th scope="col">{storageTableWords.kind}</th>
            <th scope="col">{storageTableWords.kept}</th>
            <th scope="col">{storageTableWords.needed}</th>
          </tr>
        </thead>
        <tbody>
          {STORAGE_INVENTORY.map((item) => (
            <tr key={`${item.place} ${item.name}`}>
              <th scope="row">{item.name}</th>
              <td>{item.purpose}</td>
              <td>{item.place}</td>
              <td>{item.kept}</td>
              <td>{item.need === 'needed' ? storageTableWords.yes : storageTableWords.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
