import { type EmailDelivery, isEmailAddress } from '@dietetic/contract';
import { EMAIL_FAILURE_MESSAGE, emailReportWords as say } from '@dietetic/content';
import { useEffect, useRef, useState } from 'react';
import { checkForNewVersion } from '#platform/new-version.ts';
import { emailDelivery, type ReportEmail, sendEmail } from '#platform/server.ts';
import { sync } from '#session/catalogue.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type Props = { htmlContent: string; onClose: () => void };
type Sending =
  | { state: 'editing' }
  | { state: 'sending' }
  | { state: 'done'; message: string }
  | { state: 'failed'; message: string };

/** Sends the report to one address. A failure keeps the form; pressing twice sends once. */
export function EmailDialog({ htmlContent, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [trap, setTrap] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [sending, setSending] = useState<Sending>({ state: 'editing' });
  const underWay = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();
  const delivery = useDelivery(isOnline);

  const send = async () => {
    if (underWay.current || sending.state === 'done') return;
    const to = address.trim();
    if (!isEmailAddress(to)) {
      setInvalid(true);
      field.current?.focus();
      return;
    }
    // The honeypot is filled in: a bot. Nothing is sent, and no error is shown.
    if (trap !== '') return;
    underWay.current = true;
    setSending({ state: 'sending' });
    const email: ReportEmail = { to, htmlContent, website: trap };
    const outcome = await sendEmail(email);
    underWay.current = false;
    if (outcome === 'sent' || outcome === 'written') setSending({ state: 'done', message: say[outcome] });
    else setSending({ state: 'failed', message: EMAIL_FAILURE_MESSAGE[outcome] });
    if (outcome === 'out-of-date') {
      // What the server has newer comes to this device, and the report under the dialog is written anew from it.
      await Promise.all([sync(), checkForNewVersion()]);
    }
  };

  const done = sending.state === 'done';
  return (
    <Dialog
      onClose={onClose}
      title={say.title}
      initialFocus={field}
      onSubmit={() => void send()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {say.close}
          </Button>
          {!done && (
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
      <div className="grid gap-3">
        {!done && (
          <>
            {delivery !== 'mail' && <Notice kind="attention">{say.delivery[delivery]}</Notice>}
            <TextField
              ref={field}
              type="email"
              inputMode="email"
              spellCheck={false}
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
            <p className="quiet">{say.noIdentifiers}</p>
            {/* A honeypot: hidden from people at every size of text, filled in by bots. */}
            <div className="unseen" aria-hidden="true">
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
        <output className="block">{done && <Notice kind="done">{sending.message}</Notice>}</output>
        <div role="alert">
          {sending.state === 'failed' && <Notice kind="danger">{sending.message}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}

/** As long as the server has not said otherwise, a report is a mail. */
function useDelivery(isOnline: boolean): EmailDelivery {
  const [delivery, setDelivery] = useState<EmailDelivery>('mail');
  useEffect(() => {
    if (!isOnline) return;
    let isCurrent = true;
    void emailDelivery().then((answer) => isCurrent && answer && setDelivery(answer));
    return () => {
      isCurrent = false;
    };
  }, [isOnline]);
  return delivery;
}
