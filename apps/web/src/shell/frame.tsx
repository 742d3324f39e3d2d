import { navigationWords } from '@dietetic/content';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useAssistantWindow } from '#session/assistant.ts';
import { useCountryQuestion } from '#session/country-change.ts';
import { useWorkInProgress } from '#session/work-in-progress.ts';
import { toastStore } from '#ui/toast/toast-store.ts';
import { Banners } from './banners.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DemonstrationBanner } from './demonstration-banner.tsx';
import { keepFocusAfterPress } from './focus-after-press.ts';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { useScreenChange } from './screen-change.ts';

const AssistantWindow = lazy(() => import('#sim/sim-window.tsx'));
const RegimenKeeper = lazy(() => import('#regimen/keeper/regimen-keeper.tsx'));
const ToastRegion = lazy(() =>
  import('#ui/toast/toast.tsx').then((module) => ({ default: module.ToastRegion })),
);
const CountryQuestionDialog = lazy(() => import('./country-question-dialog.tsx'));

/** The frame around every screen: demonstration mark, header, banners, the screen itself, the bottom bar. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useScreenChange();
  useEffect(() => keepFocusAfterPress(document), []);
  return (
    <>
      <a className={`inline-row on-sheet round-2 touch ${styles.skip}`} href="#main" data-off-paper>
        {navigationWords.skipToContent}
      </a>
      <DemonstrationBanner />
      <Header />
      <Banners />
      <main id="main" tabIndex={-1} ref={main} className={styles.main}>
        {children}
      </main>
      <BottomBar />
      <Overlays />
    </>
  );
}

/** Windows over the screen; their files are fetched when one is first needed. */
function Overlays() {
  const isAssistantOpen = useAssistantWindow((state) => state.isOpen);
  const question = useCountryQuestion((state) => state.question);
  const hasRegimen = useWorkInProgress((state) => state.hasRegimen);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  return (
    <Suspense fallback={null}>
      {hasRegimen && <RegimenKeeper />}
      {/* There before the first confirmation of a regimen, so that it is heard; elsewhere with it. */}
      {(hasRegimen || toast !== undefined) && <ToastRegion label={navigationWords.confirmations} />}
      {isAssistantOpen && <AssistantWindow />}
      {question && <CountryQuestionDialog question={question} />}
    </Suspense>
  );
}
