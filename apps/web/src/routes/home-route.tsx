import { createRoute } from '@tanstack/react-router';
import { HomeScreen } from '#home/home-screen.tsx';
import { useIsSheetWindow } from '#regimen/sheet/sheet-window.ts';
import { rootRoute } from './root-route.tsx';

/** The only screen of the first file: everything else is fetched when it is asked for. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home });

/** Where all steps stand on one sheet, the list of them is no screen on the way. */
function Home() {
  return <HomeScreen regimen={useIsSheetWindow() ? '/regimen/enter-patient-details' : '/regimen'} />;
}
