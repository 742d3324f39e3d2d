import { EMAIL_FAILURE_MESSAGE, emailReportWords as say } from '@dietetic/content';
import { useRef, useState } from 'react';
import { type ReportEmail, sendEmail } from '#platform/server.ts';
import { useIsOnline } from '#state/connectivity.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { EmailField } from '#ui/text-field/email-field.tsx';
import styles from './email-dialog.module.css';

type Props = { htmlContent: string; onClose: () => void };
type Sending =
  | { state: 'editing' }
  | { state: 'sending' }
  | { state: 'sent' }
  | { state: 'failed'; message: string };

/** One address: something, an at sign, something with a dot, and nothing that could make it two. */
const ONE_ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;

/** Sends the report to one address. A failure keeps the form; pressing twice sends once. */
export function EmailDialog({ htmlContent, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [trap, setTrap] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [sending, setSending] = useState<Sending>({ state: 'editing' });
  const underWay = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();

  const send = async () => {
    if (underWay.current || sending.state === 'sent') return;
    const to = address.trim();
    if (!ONE_ADDRESS.test(to)) {
      setInvalid(true);
      field.current?.focus();
      return;
    }
    // A filled honeypot is a program, not a person: it is told nothing and nothing is sent.
    if (trap !== '') return;
    underWay.current = true;
    setSending({ state: 'sending' });
    const email: ReportEmail = { to, htmlContent, website: trap };
    const outcome = await sendEmail(email);
    underWay.current = false;
    setSending(
      outcome === 'sent' ? { state: 'sent' } : { state: 'failed', message: EMAIL_FAILURE_MESSAGE[outcome] },
    );
  };

  const sent = sending.state === 'sent';
  return (
    <Dialog
      open
      onClose={onClose}
      title={say.title}
      closeLabel={say.close}
      initialFocus={field}
      onSubmit={() => void send()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {say.close}
          </Button>
          {!sent && (
            <Button
              type="submit"
              busy={sending.state === 'sending'}
              unavailable={isOnline ? undefined : say.offline}
            >
              {sending.state === 'sending' ? say.sending : say.send}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {!sent && (
          <>
            <EmailField
              ref={field}
              label={say.label}
              hint={say.hint}
              placeholder={say.placeholder}
              autoComplete="email"
              required
              value={address}
              onChange={(next) => {
                setAddress(next);
                setInvalid(false);
              }}
              error={invalid ? say.invalid : undefined}
            />
            <p className={styles.note}>{say.noIdentifiers}</p>
            <div className={styles.trap} aria-hidden="true">
              <label>
                {say.honeypotLabel}
                <input
                  tabIndex={-1}
                  autoComplete="off"
                  name="website"
                  value={trap}
                  onChange={(event) => setTrap(event.target.value)}
                />
              </label>
            </div>
          </>
        )}
        <output className={styles.outcome}>{sent && <Notice kind="done">{say.sent}</Notice>}</output>
        <div role="alert">
          {sending.state === 'failed' && <Notice kind="danger">{sending.message}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}
