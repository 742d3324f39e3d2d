import { COUNTRY_NAME, demonstrationWords, simWords } from '@dietetic/content';
import { useCatalogueStore } from '#session/catalogue.ts';
import { useCountry } from '#session/session.ts';

/** What Sim is and what it reads; fictional products are named as such beside every answer. */
export function SimSubtitle() {
  const country = useCountry();
  const isDemonstration = useCatalogueStore((state) => state.isDemonstration);
  return (
    <>
      {country === undefined ? simWords.kindWithoutCountry : simWords.kind(COUNTRY_NAME[country])}
      {isDemonstration && <div>{demonstrationWords.mark}</div>}
    </>
  );
}
