import { useCallback, useRef, useState } from 'react';

/** Text this high or higher is folded. */
const FOLDED_PX = 120;

/**
 * Whether any of the texts that `measure` is the ref of is long enough to fold. It is measured, since width and font
 * decide; a hidden element has no height.
 */
export function useFold() {
  const long = useRef(new Set<HTMLElement>());
  const [isLong, setLong] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight >= FOLDED_PX) long.current.add(element);
      else long.current.delete(element);
      setLong(long.current.size > 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      long.current.delete(element);
    };
  }, []);
  return { isLong, measure };
}
