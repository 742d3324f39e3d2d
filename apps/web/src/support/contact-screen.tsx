import { contactWords } from '@dietetic/content';
import { ContactDetails } from './contact-details.tsx';
import { SupportPage } from './support-page.tsx';

export default function ContactScreen({ inSupport }: { inSupport: boolean }) {
  return (
    <SupportPage title={contactWords.title} inSupport={inSupport} intro={<p>{contactWords.intro}</p>}>
      <ContactDetails />
    </SupportPage>
  );
}
