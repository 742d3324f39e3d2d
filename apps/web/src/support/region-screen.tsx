import type { Country } from '@dietetic/catalogue';
import { COUNTRIES, COUNTRY_NAME, regionWords } from '@dietetic/content';
import { requestCountryChange } from '#session/country-change.ts';
import { useCountry } from '#session/session.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { OptionList } from '#ui/option-list/option-list.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { ContactDetails } from './contact-details.tsx';
import { SupportPage } from './support-page.tsx';

const OPTIONS = COUNTRIES.map((country) => ({ value: country, label: COUNTRY_NAME[country] }));

/** The present country, how to change it, and whom to contact there. */
export default function RegionScreen() {
  const country = useCountry();
  return (
    <SupportPage title={regionWords.title} inSupport intro={<p>{regionWords.text}</p>}>
      <Sheet>
        <OptionList<Country>
          legend={regionWords.present}
          value={country}
          options={OPTIONS}
          onChange={(to) => void requestCountryChange(to)}
        />
      </Sheet>
      <Notice>{regionWords.effect}</Notice>
      <ContactDetails />
    </SupportPage>
  );
}
