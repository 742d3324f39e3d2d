import { templateWords as say } from '@dietetic/content';
import { useEffect } from 'react';
import { useCatalogue } from '#session/catalogue.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { ApplyTemplateDialog } from './apply-template-dialog.tsx';
import { dismissLinkedTemplate, takeLinkedTemplate, useLinkedTemplate } from './linked-template.ts';

/** Offers a template that came with the address; a regimen in progress is not touched without a yes. */
export function LinkedTemplateOffer({
  isOpen,
}: {
  /** Whether the products step is open to this patient. */ isOpen: boolean;
}) {
  const linked = useLinkedTemplate();
  const { status } = useCatalogue();

  useEffect(() => {
    const take = () => {
      const name = takeLinkedTemplate();
      // The step is closed until there is a patient, and the app goes on to another screen at once.
      if (name !== null && !isOpen) showToast({ message: say.waiting(name) });
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [isOpen]);

  // Which products are unknown can be said once the products are there.
  if (linked === null || !isOpen || status !== 'ready') return null;
  return <ApplyTemplateDialog {...linked} isFromLink onDone={dismissLinkedTemplate} />;
}
