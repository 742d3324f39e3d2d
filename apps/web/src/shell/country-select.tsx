import { COUNTRIES, COUNTRY_NAME, COUNTRY_SHORT_NAME, navigationWords } from '@dietetic/content';
import { MapPin } from 'lucide-react';
import { requestCountryChange } from '#session/country-change.ts';
import { useSession } from '#session/session.ts';
import styles from './header.module.css';

export function CountrySelect() {
  const country = useSession((session) => session.country);
  if (!country) return null;
  return (
    <div className={`${styles.tool} relative ringed ${styles.country}`}>
      <MapPin aria-hidden="true" />
      <span className={styles.long} aria-hidden="true">
        {COUNTRY_NAME[country]}
      </span>
      <span className={styles.short} aria-hidden="true">
        {COUNTRY_SHORT_NAME[country]}
      </span>
      <select
        aria-label={navigationWords.country}
        value={country}
        onChange={(event) => {
          const chosen = COUNTRIES.find((candidate) => candidate === event.target.value);
          if (chosen) void requestCountryChange(chosen);
        }}
      >
        {COUNTRIES.map((option) => (
          <option key={option} value={option}>
            {COUNTRY_NAME[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
