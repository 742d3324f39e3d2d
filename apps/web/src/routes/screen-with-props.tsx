import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

type ScreenModule<P> = { default: ComponentType<P> };

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
