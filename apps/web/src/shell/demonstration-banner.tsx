import { demonstrationWords } from '@dietetic/content';
import { useCatalogueStore } from '#session/catalogue-state.ts';
import { DemonstrationMark } from '#ui/notice/demonstration-mark.tsx';

/** Stands above every screen while the fictional range is loaded, and cannot be closed (decision 016). */
export function DemonstrationBanner() {
  const isDemonstration = useCatalogueStore((state) => state.isDemonstration);
  if (!isDemonstration) return null;
  return <DemonstrationMark title={demonstrationWords.title}>{demonstrationWords.text}</DemonstrationMark>;
}
