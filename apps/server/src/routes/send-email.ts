import { EMAIL_LIMITS, EMAIL_REQUEST_MAX_BYTES, SEND_EMAIL_PATH } from '@dietetic/contract';
import { emailSentSchema, sendEmailSchema } from '@dietetic/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { Mailer } from '#email/mailer.ts';
import { reportMessage } from '#email/report-message.ts';
import { protectedCall } from '#security/anti-forgery.ts';
import { ApiError } from '#security/api-error.ts';
import { addressKey, type Limits } from '#security/limits.ts';

type Dependencies = {
  /** Undefined where sending is switched off: production without a mail server. */
  mailer: Mailer | undefined;
  limits: Limits;
  catalogue: CurrentCatalogue;
  publicUrl: string | undefined;
  sent: { inc(labels: { outcome: 'sent' | 'not-sent' }): void };
};

export async function sendEmailRoute(
  app: FastifyInstance,
  { mailer, limits, catalogue, publicUrl, sent }: Dependencies,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: SEND_EMAIL_PATH,
    ...protectedCall(publicUrl),
    bodyLimit: EMAIL_REQUEST_MAX_BYTES,
    schema: { body: sendEmailSchema, response: { 200: emailSentSchema } },
    handler: async (request) => {
      if (!mailer) throw new ApiError('email-unavailable');
      await limits.take('mail-address', EMAIL_LIMITS.perAddress, addressKey(request.ip));
      await limits.take('mail-recipient', EMAIL_LIMITS.perRecipient, request.body.to.toLowerCase());
      await limits.take('mail-all', EMAIL_LIMITS.overall, 'all');
      const message = reportMessage(request.body, catalogue.get()?.status.demonstration ?? true);
      try {
        await mailer.send(message);
      } catch (error) {
        sent.inc({ outcome: 'not-sent' });
        throw error;
      }
      sent.inc({ outcome: 'sent' });
      return { status: 'sent' as const };
    },
  });
}
