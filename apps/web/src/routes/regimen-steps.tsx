import type { StepId } from '@dietetic/regimen';
import { lazyRouteComponent, Outlet, useRouterState } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { isSheetWindow, useIsSheetWindow } from '#regimen/sheet/sheet-window.ts';

type SheetProps = { step: StepId; panel: ReactNode };

const loadSheet = () => import('./regimen-sheet-page.tsx');
const Sheet = lazyRouteComponent(loadSheet) as unknown as ComponentType<SheetProps>;

/** Fetched together with the step it is opened at. */
export const preloadSheet = (): Promise<unknown> | undefined => (isSheetWindow() ? loadSheet() : undefined);

/** Written out: the package that knows the steps is no part of the start page. */
const STEPS: Readonly<Record<string, StepId>> = {
  '/regimen/enter-patient-details': 'details',
  '/regimen/energy-calculations': 'energy',
  '/regimen/edit-protein-fluid-calculators': 'protein-fluid',
  '/regimen/products': 'products',
};

/** The first four steps: a page each or, where there is room, the panes of one sheet. */
export function RegimenSteps() {
  const isSheet = useIsSheetWindow();
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const step = STEPS[pathname.replace(/\/$/, '')];
  if (!isSheet || step === undefined) return <Outlet />;
  return <Sheet step={step} panel={step === 'products' ? null : <Outlet />} />;
}
