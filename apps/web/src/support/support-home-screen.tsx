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
      <div className={`stack ${styles.columns}`}>
        <div>
          <SupportMenu />
          <div className="row wrap between gap-2 soft above-2">
            <span>{supportWords.versionNumber(APP_VERSION)}</span>
            <button
              type="button"
              className={`acts bare touch underline ${styles.link}`}
              onClick={clearHcpAnswer}
            >
              {supportWords.changeProfessional}
            </button>
          </div>
        </div>
        <div className={`stack gap-4 ${styles.side}`}>
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
