import { navigationWords, notificationWords, saveAppWords, supportWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import {
  Bell,
  BookOpenText,
  ClipboardList,
  Download,
  FileDown,
  LifeBuoy,
  ListFilter,
  MapPin,
  MessageCircleQuestionMark,
  MessageSquareText,
  Phone,
  ShieldCheck,
} from 'lucide-react';
import styles from './header.module.css';

const GROUPS = [
  [
    ['/regimen', ClipboardList, navigationWords.regimen],
    ['/products', ListFilter, navigationWords.products],
    ['/resources', FileDown, navigationWords.resources],
    ['/sim', MessageSquareText, navigationWords.sim],
  ],
  [
    ['/support', LifeBuoy, navigationWords.support],
    ['/support/faqs', MessageCircleQuestionMark, supportWords.faqs],
    ['/support/contact-us', Phone, supportWords.contact],
    ['/support/notifications', Bell, notificationWords.title],
    ['/support/save-app', Download, saveAppWords.title],
    ['/support/region', MapPin, supportWords.region],
    ['/support/terms-and-conditions', BookOpenText, supportWords.terms],
    ['/support/privacy', ShieldCheck, supportWords.privacy],
  ],
] as const;

/** Every part of the app in one list. */
export default function MainMenuPanel({ onClose: close }: { onClose: () => void }) {
  return (
    <nav id="main-menu" className={`on-sheet round-2 ${styles.menuPanel}`} aria-label={navigationWords.menu}>
      {GROUPS.map((group) => (
        <div key={group[0][0]} className={styles.menuGroup}>
          {group.map(([to, Icon, label]) => (
            <Link
              key={to}
              to={to}
              className="row gap-3 ink touch no-underline"
              activeOptions={{ exact: to === '/support' }}
              onClick={close}
            >
              <Icon />
              {label}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
