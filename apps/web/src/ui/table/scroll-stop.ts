import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * For an element whose content may be larger than it: then it is a stop for the keyboard, and only then. Not every browser makes
 * one of a scroller by itself (WCAG 2.1.1).
 */
export function useScrollStop(scroller: RefObject<HTMLElement | null>): { tabIndex?: 0 } {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [scroller]);
  return scrolls ? { tabIndex: 0 } : {};
}
