import { privacyFor, termsFor } from '@dietetic/content';
import { useTextCountry } from '#session/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LegalView } from './legal-view.tsx';

type LegalDialogProps = { text: 'terms' | 'privacy'; onClose: () => void };

/** A legal text where there is no page for it yet: over the first question. */
export default function LegalDialog({ text, onClose }: LegalDialogProps) {
  const country = useTextCountry();
  const legal = text === 'terms' ? termsFor(country) : privacyFor(country);
  return (
    <Dialog onClose={onClose} title={legal.title} look="full" size="wide">
      <LegalView text={legal} />
    </Dialog>
  );
}
