import { createRoute } from '@tanstack/react-router';
import { HomeScreen } from '#home/home-screen.tsx';
import { useIsSheetWindow } from '#regimen/sheet/sheet-window.ts';
import { rootRoute } from './root-route.tsx';

/** The only screen in the first script: all others are loaded on demand. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home });

/** Where all steps stand on one sheet, the list of them is no screen on the way. */
function Home() {
  return <HomeScreen regimen={useIsSheetWindow() ? '/regimen/enter-patient-details' : '/regimen'} />;
}
