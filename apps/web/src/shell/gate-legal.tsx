import { gateWords } from '@dietetic/content';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';

const LegalDialog = lazy(() => import('#support/legal-dialog.tsx'));

/** Terms and privacy statement, readable before the first question is answered; loaded on demand. */
export function GateLegal() {
  const [shown, show] = useState<'terms' | 'privacy' | null>(null);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => show('terms')}>
        {gateWords.terms}
      </Button>
      <Button variant="quiet" size="small" onClick={() => show('privacy')}>
        {gateWords.privacy}
      </Button>
      {shown && (
        <Suspense fallback={null}>
          <LegalDialog text={shown} onClose={() => show(null)} />
        </Suspense>
      )}
    </>
  );
}
