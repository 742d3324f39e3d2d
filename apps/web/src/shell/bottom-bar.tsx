import { navigationWords } from '@dietetic/content';
import { Link, useRouterState } from '@tanstack/react-router';
import { ClipboardList, FileDown, LifeBuoy, ListFilter, MessageSquareText } from 'lucide-react';
import { openAssistant } from '#session/assistant.ts';
import styles from './bottom-bar.module.css';

/** The five places within reach of the thumb. Inside a step of the regimen the step's own actions stand here. */
export function BottomBar() {
  const isInStep = useRouterState({ select: ({ location }) => location.pathname.startsWith('/regimen/') });
  if (isInStep) return null;
  return (
    <nav className={`grid on-sheet ${styles.bar}`} aria-label={navigationWords.label} data-off-paper>
      <Link to="/regimen">
        <ClipboardList />
        {navigationWords.regimen}
      </Link>
      <Link to="/products">
        <ListFilter />
        {navigationWords.products}
      </Link>
      <Link to="/resources">
        <FileDown />
        {navigationWords.resources}
      </Link>
      <button type="button" onClick={() => openAssistant()}>
        <MessageSquareText />
        {navigationWords.sim}
      </button>
      <Link to="/support">
        <LifeBuoy />
        {navigationWords.support}
      </Link>
    </nav>
  );
}
