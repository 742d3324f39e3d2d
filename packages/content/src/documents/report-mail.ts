import { APP_NAME } from '../app/app.ts';

/** The frame of the message that a report is sent in. */
export const reportMailWords = {
  sender: (provider: string) => `${APP_NAME} – ${provider}`,
  about: [
    `Sent from the ${APP_NAME} at the request of a healthcare professional.`,
    'For healthcare professionals only. The calculations are a guide and do not replace clinical judgement.',
    'This message cannot be answered, and no copy of it is kept by the sender.',
  ],
} as const;
