import { useMedia } from '#ui/media/use-media.ts';

/** Room beside the list and a mouse: there amounts are changed in their rows; a finger has the dialog. */
export const useIsAtDesk = (): boolean => useMedia('(min-width: 64em) and (pointer: fine)');
