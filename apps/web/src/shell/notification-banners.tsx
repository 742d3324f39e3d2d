import { notificationBannerWords, notificationWords } from '@dietetic/content';
import { Bell } from 'lucide-react';
import { answerPrompt, closeMessage, useNotifications } from '#session/notifications.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/notice/banner.tsx';
import styles from './banners.module.css';

/** The latest notification, for browsers that cannot be pushed to, and the one question whether to be notified. */
export default function NotificationBanners() {
  const { message, isPromptOpen } = useNotifications();
  return (
    <>
      {message && (
        <Banner icon={<Bell />} onClose={closeMessage} closeLabel={notificationBannerWords.close}>
          <div className="row gap-4">
            {message.image !== '' && <img src={message.image} alt="" className={styles.image} />}
            <p>
              <b>{message.title}</b>
              <br />
              {message.text}{' '}
              {message.link !== '' && (
                <a href={message.link} onClick={closeMessage}>
                  {notificationBannerWords.open}
                </a>
              )}
            </p>
          </div>
        </Banner>
      )}
      {isPromptOpen && (
        <div className={styles.slideDown}>
          <Banner
            icon={<Bell />}
            actions={
              <>
                <Button variant="quiet" size="small" onClick={() => void answerPrompt(false)}>
                  {notificationWords.promptNo}
                </Button>
                <Button size="small" onClick={() => void answerPrompt(true)}>
                  {notificationWords.promptYes}
                </Button>
              </>
            }
          >
            <b>{notificationWords.promptTitle}</b> {notificationWords.promptText}
          </Banner>
        </div>
      )}
    </>
  );
}
