import { simWords } from '@dietetic/content';
import { RotateCcw } from 'lucide-react';
import { useCatalogueStore } from '#state/catalogue.ts';
import { useIsOnline } from '#state/connectivity.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import styles from './chat.module.css';
import { clearConversation, useConversation } from './conversation.ts';

/** What to know before asking, and clearing what was said. */
export function ChatTools() {
  const isOnline = useIsOnline();
  const hasProducts = useCatalogueStore((state) => state.allProducts.length > 0);
  const hasSaid = useConversation((state) => state.entries.length > 0);
  return (
    <div className={styles.tools}>
      {!isOnline && <Notice kind="attention">{simWords.offline}</Notice>}
      {!hasProducts && <Notice kind="attention">{simWords.noProducts}</Notice>}
      {hasSaid && (
        <Button variant="quiet" size="small" icon={<RotateCcw />} onClick={clearConversation}>
          {simWords.clear}
        </Button>
      )}
    </div>
  );
}
