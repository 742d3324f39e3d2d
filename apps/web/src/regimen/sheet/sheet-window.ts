import { useMedia } from '#ui/media/use-media.ts';

/**
 * Room for patient, need, regimen and products side by side, and a mouse. In em: larger text falls back to the steps,
 * and so do phones, tablets and low windows.
 */
const HAS_ROOM = '(min-width: 80em) and (min-height: 34em) and (pointer: fine)';

let last = false;

/** On paper the window is as it was: what is printed has the width of the paper. */
export function isSheetWindow(): boolean {
  if (!matchMedia('print').matches) last = matchMedia(HAS_ROOM).matches;
  return last;
}

export const useIsSheetWindow = (): boolean => useMedia(HAS_ROOM, isSheetWindow);
