import {
  EMAIL_LIMITS,
  EMAIL_REQUEST_MAX_BYTES,
  type EmailDelivery,
  hourlyEmailAllowance,
  mailboxOf,
  SEND_EMAIL_PATH,
} from '@dietetic/contract';
import { emailDeliverySchema, emailSentSchema, sendEmailSchema } from '@dietetic/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Mailer } from '#email/mailer.ts';
import { rebuildReport } from '#email/rebuild-report.ts';
import { reportMessage } from '#email/report-message.ts';
import { protectedCall } from '#security/anti-forgery.ts';
import { ApiError } from '#security/api-error.ts';
import { withTimeout } from '#security/timeout.ts';
import { type Limits, networkKey, tooManyRequests } from '#security/limits.ts';
import type { Store } from '#store/open-store.ts';

type Dependencies = {
  /** Undefined if sending is off: production without a mail server. */
  mailer: Mailer | undefined;
  store: Store;
  limits: Limits;
  publicUrl: string | undefined;
  sent: { inc(labels: { outcome: 'sent' | 'not-sent' }): void };
};

export async function sendEmailRoute(
  instance: FastifyInstance,
  { mailer, store, limits, publicUrl, sent }: Dependencies,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const delivery: EmailDelivery = mailer ? (mailer.outcome === 'sent' ? 'mail' : 'file') : 'none';

  app.route({
    method: 'GET',
    url: SEND_EMAIL_PATH,
    schema: { response: { 200: emailDeliverySchema } },
    handler: async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ delivery }),
  });

  app.route({
    method: 'POST',
    url: SEND_EMAIL_PATH,
    ...protectedCall(publicUrl),
    bodyLimit: EMAIL_REQUEST_MAX_BYTES,
    schema: { body: sendEmailSchema, response: { 200: emailSentSchema } },
    handler: async (request) => {
      if (!mailer) throw new ApiError('email-unavailable');
      const { to, htmlContent } = request.body;
      // Before any work, so that a caller cannot keep the server busy rendering reports that it then refuses.
      const tried = await withTimeout(
        limits.take('mail-network', EMAIL_LIMITS.perNetwork, networkKey(request.ip)),
      );
      const message = reportMessage(to, await withTimeout(rebuildReport(store, htmlContent)));
      await withTimeout(limits.take('mail-mailbox', EMAIL_LIMITS.perMailbox, mailboxOf(to)));
      const all = await withTimeout(limits.take('mail-all', EMAIL_LIMITS.overall, 'all'));
      if (tried.taken > hourlyEmailAllowance(all.taken)) {
        await all.giveBack();
        throw tooManyRequests(all.seconds);
      }
      try {
        await mailer.send(message);
      } catch (error) {
        sent.inc({ outcome: 'not-sent' });
        throw error;
      }
      sent.inc({ outcome: 'sent' });
      return { status: mailer.outcome };
    },
  });
}
