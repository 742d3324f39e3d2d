import {
  NOTIFICATION_BROWSER_HELP,
  NOTIFICATION_TAG_WORDS,
  notificationWords,
  supportWords,
} from '@dietetic/content';
import { PUSH_TAGS } from '@dietetic/contract';
import { Link } from '@tanstack/react-router';
import { BellOff, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { notificationBrowser } from '#platform/device.ts';
import type { PushState } from '#platform/push.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { refreshPush, setFallback, setTag, togglePush, useNotifications } from '#session/notifications.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Loading } from '#ui/states/loading.tsx';
import styles from './notifications.module.css';
import { SupportPage } from './support-page.tsx';

/** Managing push (J-07), and what is offered where there is none (J-08). */
export default function NotificationsScreen({ inSupport }: { inSupport: boolean }) {
  const { push, hasFailed } = useNotifications();

  useEffect(() => {
    void refreshPush();
    return onPermissionChange(() => void refreshPush());
  }, []);

  return (
    <SupportPage
      title={notificationWords.title}
      inSupport={inSupport}
      intro={<p>{notificationWords.intro}</p>}
    >
      {push ? (
        <Manage push={push} />
      ) : (
        !hasFailed && <Loading label={notificationWords.working} shape="lines" />
      )}
      {hasFailed && (
        <Notice kind="danger" live="assertive">
          {notificationWords.failed}
        </Notice>
      )}
    </SupportPage>
  );
}

function Manage({ push }: { push: PushState }) {
  switch (push.kind) {
    case 'subscribed':
      return (
        <>
          <Switch isOn />
          <Topics tags={push.tags} />
        </>
      );
    case 'unsubscribed':
      return <Switch isOn={false} />;
    case 'blocked':
      return (
        <>
          <Notice kind="attention">{notificationWords.blocked}</Notice>
          <BrowserHelp />
        </>
      );
    case 'unsupported':
      return (
        <>
          <Notice kind="attention">
            {push.needsInstall ? (
              <>
                {notificationWords.iosNeedsInstall} <Link to="/support/save-app">{supportWords.saveApp}</Link>
              </>
            ) : (
              notificationWords.blocked
            )}
          </Notice>
          <Fallback />
        </>
      );
  }
}

function Switch({ isOn }: { isOn: boolean }) {
  const isWorking = useNotifications((state) => state.isWorking);
  const isOnline = useIsOnline();
  return (
    <Sheet className="flex wrap middle between gap-3">
      <p className={`row gap-3 lead ${styles.state}`}>
        {isOn ? <BellRing /> : <BellOff />}
        <b>{isOn ? notificationWords.on : notificationWords.off}</b>
      </p>
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        busy={isWorking}
        unavailable={isOnline ? undefined : notificationWords.offline}
        onClick={() => void togglePush()}
      >
        {isWorking ? notificationWords.working : isOn ? notificationWords.turnOff : notificationWords.turnOn}
      </Button>
    </Sheet>
  );
}

function Topics({ tags }: { tags: Record<(typeof PUSH_TAGS)[number], boolean> }) {
  const isOnline = useIsOnline();
  return (
    <Sheet>
      <fieldset className={`grid gap-2 ${styles.topics}`}>
        <legend>{notificationWords.topics}</legend>
        {PUSH_TAGS.map((tag) => (
          <Checkbox
            key={tag}
            label={NOTIFICATION_TAG_WORDS[tag].title}
            detail={NOTIFICATION_TAG_WORDS[tag].text}
            checked={tags[tag]}
            disabled={!isOnline}
            onChange={(checked) => void setTag(tag, checked)}
          />
        ))}
        {!isOnline && <p>{notificationWords.offline}</p>}
      </fieldset>
    </Sheet>
  );
}

function Fallback() {
  const isFallback = useNotifications((state) => state.isFallback);
  return (
    <Sheet>
      <h2 className={styles.heading}>{notificationWords.fallbackTitle}</h2>
      <Checkbox
        label={notificationWords.fallback}
        detail={notificationWords.fallbackHelp}
        checked={isFallback}
        onChange={(checked) => {
          setFallback(checked);
          // As specified: the choice takes effect with the next load, and the reader sees it at once.
          window.location.reload();
        }}
      />
    </Sheet>
  );
}

function BrowserHelp() {
  const { title, steps } = NOTIFICATION_BROWSER_HELP[notificationBrowser(navigator)];
  return (
    <Sheet>
      <h2 className={styles.heading}>
        {notificationWords.howToAllow}: {title}
      </h2>
      <ol className={`grid gap-2 ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Sheet>
  );
}

/** Tells when the permission is changed in the browser's own settings. */
function onPermissionChange(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isOver = false;
  // Safari cannot query this permission; there the page is correct from the next visit on.
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (isOver) return;
      status = found;
      status.addEventListener('change', listener);
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    status?.removeEventListener('change', listener);
  };
}
