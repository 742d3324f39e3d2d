import * as z from 'zod/mini';
import { isEmailAddress } from './email-address.ts';
import { EMAIL_DELIVERIES, EMAIL_REQUEST_MAX_BYTES, EMAIL_SUBJECT } from './send-email.ts';

export const sendEmailSchema = z.strictObject({
  to: z.string().check(z.refine(isEmailAddress)),
  subject: z.literal(EMAIL_SUBJECT),
  htmlContent: z.string().check(z.minLength(1), z.maxLength(EMAIL_REQUEST_MAX_BYTES)),
  /** The hidden field of the form. People leave it empty; a request that fills it in is refused. */
  website: z.optional(z.literal('')),
});

export const emailSentSchema = z.object({ status: z.enum(['sent', 'written']) });
export type EmailSent = z.infer<typeof emailSentSchema>;

export const emailDeliverySchema = z.object({ delivery: z.enum(EMAIL_DELIVERIES) });
