import { APP_VERSION, FEEDBACK_LINK, homeWords, supportWords } from '@dietetic/content';
import { useEffect } from 'react';
import { refreshPush } from '#session/notifications.ts';
import { clearHcpAnswer } from '#session/session.ts';
import { Page } from '#ui/page/page.tsx';
import { HoursSheet } from './hours-sheet.tsx';
import { ResetDevice } from './reset-device.tsx';
import { SupportMenu } from './support-menu.tsx';
import styles from './support-home.module.css';

export default function SupportHomeScreen() {
  useEffect(() => void refreshPush(), []);
  return (
    <Page title={supportWords.title}>
      <div className={styles.columns}>
        <div>
          <SupportMenu />
          <p className={styles.foot}>
            <span>{supportWords.versionNumber(APP_VERSION)}</span>
            <button type="button" className={styles.link} onClick={clearHcpAnswer}>
              {supportWords.changeProfessional}
            </button>
          </p>
        </div>
        <div className={styles.side}>
          <HoursSheet />
          <p>
            <a href={FEEDBACK_LINK}>{homeWords.feedback}</a>
          </p>
          <ResetDevice />
        </div>
      </div>
    </Page>
  );
}
