import * as z from 'zod/mini';
import { EMAIL_ADDRESS_MAX_LENGTH, EMAIL_REQUEST_MAX_BYTES, EMAIL_SUBJECT } from './send-email.ts';

/**
 * One plain address: no display name, no list, no quoted local part, no control character, so that
 * nothing in it can become a second recipient or a header.
 */
const ONE_ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

export const sendEmailSchema = z.strictObject({
  to: z.string().check(z.maxLength(EMAIL_ADDRESS_MAX_LENGTH), z.regex(ONE_ADDRESS)),
  subject: z.literal(EMAIL_SUBJECT),
  htmlContent: z.string().check(z.minLength(1), z.maxLength(EMAIL_REQUEST_MAX_BYTES)),
  /** The hidden field of the form. People leave it empty; a request that fills it is refused. */
  website: z.optional(z.literal('')),
});
export type SendEmail = z.infer<typeof sendEmailSchema>;

export const emailSentSchema = z.object({ status: z.literal('sent') });
export type EmailSent = z.infer<typeof emailSentSchema>;
