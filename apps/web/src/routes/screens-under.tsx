import {
  type AnyRoute,
  type AsyncRouteComponent,
  createRoute,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';

type ScreenModule<P> = { default: ComponentType<P> };
type NoProps = Record<never, never>;

/**
 * A lazily loaded screen that is handed what its address means. It can be fetched ahead of the visit, as the
 * router does when a link is pointed at.
 */
export function screenWithProps<P extends object>(
  load: () => Promise<ScreenModule<P>>,
  useProps: () => P,
): AsyncRouteComponent<object> {
  const Screen = lazyRouteComponent<ScreenModule<P>>(load) as unknown as AsyncRouteComponent<P>;
  function ScreenOfAddress() {
    return <Screen {...useProps()} />;
  }
  return Object.assign(ScreenOfAddress, { preload: Screen.preload });
}

/** The routes of screens under one address. A screen that asks for props does not compile without them. */
export const screensUnder =
  <Parent extends AnyRoute>(parent: Parent) =>
  <const Path extends string, P extends object>(
    path: Path,
    load: () => Promise<ScreenModule<P>>,
    ...[useProps]: NoProps extends P ? [] : [useProps: () => P]
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: useProps ? screenWithProps(load, useProps) : lazyRouteComponent(load),
    });
