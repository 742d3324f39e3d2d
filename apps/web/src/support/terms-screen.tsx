import { termsFor } from '@dietetic/content';
import { useTextCountry } from '#session/session.ts';
import { LegalView } from './legal-view.tsx';
import { SupportPage } from './support-page.tsx';

export default function TermsScreen({ inSupport }: { inSupport: boolean }) {
  const terms = termsFor(useTextCountry());
  return (
    <SupportPage title={terms.title} inSupport={inSupport}>
      <LegalView text={terms} />
    </SupportPage>
  );
}
