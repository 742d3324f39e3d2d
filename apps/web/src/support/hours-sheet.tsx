import { contactWords, hoursWords, type OpeningHours, SITE } from '@dietetic/content';
import { useTextCountry } from '#session/session.ts';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './contact.module.css';

export function HoursSheet() {
  const country = useTextCountry();
  return (
    <Sheet as="section" aria-labelledby="support-hours">
      <h2 id="support-hours" className={styles.heading}>
        {contactWords.hours}
      </h2>
      <HoursList hours={SITE.hours.support} />
      {SITE.hours.experts.length > 0 && (
        <>
          <h3 className={styles.subheading}>{contactWords.chatHours}</h3>
          <HoursList hours={SITE.hours.experts} />
          {SITE.links.expertChat && (
            <ExternalLink href={SITE.links.expertChat[country]}>{contactWords.openChat}</ExternalLink>
          )}
        </>
      )}
      <p className="quiet above-2">{hoursWords.timeZone}</p>
    </Sheet>
  );
}

/** The days are written short and read out in full. */
function HoursList({ hours }: { hours: readonly OpeningHours[] }) {
  return (
    <dl className={styles.facts}>
      {hours.map((entry) => (
        <div key={entry.days}>
          <dt>
            <abbr title={entry.spoken} aria-label={entry.spoken} className="no-underline">
              {entry.days}
            </abbr>
          </dt>
          <dd>{entry.hours}</dd>
        </div>
      ))}
    </dl>
  );
}
