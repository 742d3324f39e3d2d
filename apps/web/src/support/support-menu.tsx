import { COUNTRY_NAME, notificationWords, SITE, supportWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import {
  Bell,
  ChartNoAxesColumn,
  ChevronRight,
  CircleQuestionMark,
  FileText,
  House,
  Info,
  MapPin,
  Phone,
  RotateCcw,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOnline } from '#session/connectivity.ts';
import { useNotifications } from '#session/notifications.ts';
import { useTextCountry } from '#session/session.ts';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { linkListClass, RowWords } from '#ui/link-list/link-list.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { UpdateRow } from './update-row.tsx';

type Page = {
  to:
    | '/support/save-app'
    | '/support/notifications'
    | '/support/region'
    | '/support/faqs'
    | '/support/contact-us'
    | '/support/terms-and-conditions'
    | '/support/privacy'
    | '/support/version';
  icon: ReactNode;
  title: string;
  detail?: string | undefined;
};

export function SupportMenu() {
  const country = useTextCountry();
  const { push, isFallback } = useNotifications();
  const isOn = push?.kind === 'subscribed' || (push?.kind === 'unsupported' && isFallback);
  const pages: Page[] = [
    { to: '/support/save-app', icon: <House />, title: supportWords.saveApp },
    {
      to: '/support/notifications',
      icon: <Bell />,
      title: supportWords.notifications,
      detail: push && (isOn ? notificationWords.on : notificationWords.off),
    },
    { to: '/support/region', icon: <MapPin />, title: supportWords.region, detail: COUNTRY_NAME[country] },
    { to: '/support/faqs', icon: <CircleQuestionMark />, title: supportWords.faqs },
    { to: '/support/contact-us', icon: <Phone />, title: supportWords.contact },
    { to: '/support/terms-and-conditions', icon: <FileText />, title: supportWords.terms },
    { to: '/support/privacy', icon: <ShieldCheck />, title: supportWords.privacy },
    { to: '/support/version', icon: <Info />, title: supportWords.version },
  ];
  return (
    <Sheet as="div" pad="none">
      <nav aria-label={supportWords.menuLabel}>
        <ul className={linkListClass.list}>
          <li>
            <UpdateRow />
          </li>
          {pages.map((page) => (
            <li key={page.to}>
              <Link
                to={page.to}
                className={linkListClass.row}
                activeProps={{ className: linkListClass.current }}
              >
                {page.icon}
                <RowWords title={page.title} detail={page.detail} />
                <ChevronRight className={linkListClass.arrow} />
              </Link>
            </li>
          ))}
          <li>
            <ExternalLink href={SITE.links.volumes[country]} className={linkListClass.row}>
              <ChartNoAxesColumn />
              <RowWords title={supportWords.volumes} detail={supportWords.volumesText} />
            </ExternalLink>
          </li>
          <li>
            <RestartRow />
          </li>
        </ul>
      </nav>
    </Sheet>
  );
}

/** Opens the app again from its start page; without a connection there is nothing to open it from but the copy in use. */
function RestartRow() {
  const isOnline = useIsOnline();
  return (
    <button
      type="button"
      className={linkListClass.row}
      aria-disabled={!isOnline}
      onClick={() => {
        if (isOnline) window.location.assign('/');
      }}
    >
      <RotateCcw />
      <RowWords
        title={supportWords.restart}
        detail={isOnline ? supportWords.restartText : supportWords.restartOffline}
      />
    </button>
  );
}
