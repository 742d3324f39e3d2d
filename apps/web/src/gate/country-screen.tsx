import type { Country } from '@dietetic/catalogue';
import { COUNTRIES, COUNTRY_NAME, countryQuestionWords, SITE, SITE_MARK } from '@dietetic/content';
import { ChevronRight } from 'lucide-react';
import { BrandMark } from '#ui/brand-mark/brand-mark.tsx';
import styles from './country.module.css';
import gate from './gate.module.css';

/** Home without a country: nothing is chosen for the visitor, because calculations depend on it. */
export function CountryScreen({ onChoose }: { onChoose: (country: Country) => void }) {
  return (
    <main className={`grid centre ${gate.gate}`}>
      <div className={`row gap-4 ${gate.identity}`}>
        <BrandMark mark={SITE_MARK} className={gate.mark} />
        <p>
          <b>{SITE.provider.name}</b>
          <span className="soft">{SITE.provider.tagline}</span>
        </p>
      </div>
      <div className={gate.question}>
        <h1 tabIndex={-1} id="country-title">
          {countryQuestionWords.title}
        </h1>
        <p className={gate.lead}>{countryQuestionWords.help}</p>
        <ul className={`grid gap-3 ${styles.list}`} aria-labelledby="country-title">
          {COUNTRIES.map((country) => (
            <li key={country}>
              <button
                type="button"
                className={`row between wide ink bold on-sheet round-2 edged ${styles.country}`}
                onClick={() => onChoose(country)}
              >
                {COUNTRY_NAME[country]}
                <ChevronRight aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
