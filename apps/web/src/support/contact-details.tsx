import {
  contactWords,
  enquiriesFor,
  type Enquiry,
  type Phone,
  type RegisteredAddress,
  SITE,
} from '@dietetic/content';
import { useTextCountry } from '#session/session.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './contact.module.css';
import { HoursSheet } from './hours-sheet.tsx';

/** Enquiries by country, hours, and registered addresses (J-04). The country's own desk comes first. */
export function ContactDetails() {
  const country = useTextCountry();
  return (
    <>
      {SITE.fictional && <Notice kind="attention">{contactWords.demonstration}</Notice>}
      <div className={`grid gap-4 ${styles.grid}`}>
        {enquiriesFor(country).map((enquiry) => (
          <EnquirySheet key={enquiry.id} enquiry={enquiry} />
        ))}
        <HoursSheet />
      </div>
      <Notice kind="info" title={contactWords.adverseEvent}>
        {contactWords.adverseEventText}
      </Notice>
      <h2 className={styles.heading}>{contactWords.addresses}</h2>
      <div className={`grid gap-4 ${styles.grid}`}>
        {SITE.addresses.map((address) => (
          <AddressSheet key={address.id} address={address} />
        ))}
      </div>
    </>
  );
}

function EnquirySheet({ enquiry }: { enquiry: Enquiry }) {
  const id = `enquiry-${enquiry.id}`;
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {enquiry.title}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{contactWords.phone}</dt>
          <dd>
            <PhoneLink phone={enquiry.phone} title={enquiry.title} />
          </dd>
        </div>
        <div>
          <dt>{contactWords.email}</dt>
          <dd>
            <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>
          </dd>
        </div>
      </dl>
      {enquiry.phone === null && <p className="quiet above-2">{contactWords.withoutPhone}</p>}
    </Sheet>
  );
}

function PhoneLink({ phone, title }: { phone: Phone; title: string }) {
  if (phone === null) return contactWords.none;
  return (
    <a href={`tel:${phone.dialled}`} aria-label={contactWords.callOf(title, phone.shown)}>
      {phone.shown}
    </a>
  );
}

function AddressSheet({ address }: { address: RegisteredAddress }) {
  return (
    <Sheet>
      <address className={styles.address}>
        <strong>{address.company}</strong>
        {address.lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <dl className={styles.facts}>
        <div>
          <dt>{contactWords.phone}</dt>
          <dd>
            <PhoneLink phone={address.phone} title={address.company} />
          </dd>
        </div>
        <div>
          <dt>{contactWords.fax}</dt>
          <dd>{address.fax === null ? contactWords.none : address.fax.shown}</dd>
        </div>
      </dl>
    </Sheet>
  );
}
