import { simWords } from '@dietetic/content';
import { RotateCcw } from 'lucide-react';
import { useCatalogueStore } from '#session/catalogue.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import styles from './chat.module.css';
import { clearConversation, useConversation } from './conversation.ts';
import { EXTERNAL_SERVICE, useExternalConsent } from './external-service.ts';

/** What to know before asking, and clearing what was said. */
export function ChatTools() {
  const isOnline = useIsOnline();
  const hasProducts = useCatalogueStore((state) => state.allProducts.length > 0);
  const hasSaid = useConversation((state) => state.entries.length > 0);
  return (
    <div className={`row wrap between gap-2-4 ${styles.tools}`}>
      {!isOnline && <Notice kind="attention">{simWords.offline}</Notice>}
      {!hasProducts && <Notice kind="attention">{simWords.noProducts}</Notice>}
      {EXTERNAL_SERVICE !== undefined && <OutsideConsent name={EXTERNAL_SERVICE.name} />}
      {hasSaid && (
        <Button variant="quiet" size="small" icon={<RotateCcw />} onClick={clearConversation}>
          {simWords.clear}
        </Button>
      )}
    </div>
  );
}

/** Whether questions that Sim does not understand may be sent out; asked for in so many words, and taken back here. */
function OutsideConsent({ name }: { name: string }) {
  const isGiven = useExternalConsent((state) => state.isGiven);
  return (
    <Notice>
      {isGiven ? simWords.outsideOn(name) : simWords.outsideOff(name)}{' '}
      <Button
        variant="secondary"
        size="small"
        onClick={() => useExternalConsent.setState({ isGiven: !isGiven })}
      >
        {isGiven ? simWords.outsideStop : simWords.outsideAllow}
      </Button>
    </Notice>
  );
}
