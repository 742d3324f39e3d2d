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

/** Every part of the app in one list. */
export default function MainMenuPanel({ onClose: close }: { onClose: () => void }) {
  return (
    <nav id="main-menu" className={styles.menuPanel} aria-label={navigationWords.menu}>
      <div className={styles.menuGroup}>
        <Link to="/regimen" onClick={close}>
          <ClipboardList />
          {navigationWords.regimen}
        </Link>
        <Link to="/products" onClick={close}>
          <ListFilter />
          {navigationWords.products}
        </Link>
        <Link to="/resources" onClick={close}>
          <FileDown />
          {navigationWords.resources}
        </Link>
        <Link to="/sim" onClick={close}>
          <MessageSquareText />
          {navigationWords.sim}
        </Link>
      </div>
      <div className={styles.menuGroup}>
        <Link to="/support" activeOptions={{ exact: true }} onClick={close}>
          <LifeBuoy />
          {navigationWords.support}
        </Link>
        <Link to="/support/faqs" onClick={close}>
          <MessageCircleQuestionMark />
          {supportWords.faqs}
        </Link>
        <Link to="/support/contact-us" onClick={close}>
          <Phone />
          {supportWords.contact}
        </Link>
        <Link to="/support/notifications" onClick={close}>
          <Bell />
          {notificationWords.title}
        </Link>
        <Link to="/support/save-app" onClick={close}>
          <Download />
          {saveAppWords.title}
        </Link>
        <Link to="/support/region" onClick={close}>
          <MapPin />
          {supportWords.region}
        </Link>
        <Link to="/support/terms-and-conditions" onClick={close}>
          <BookOpenText />
          {supportWords.terms}
        </Link>
        <Link to="/support/privacy" onClick={close}>
          <ShieldCheck />
          {supportWords.privacy}
        </Link>
      </div>
    </nav>
  );
}
