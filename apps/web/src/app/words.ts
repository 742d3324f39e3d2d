/** Words of the frame that no other screen uses. */
export const offlineCopyWords = {
  title: 'Keep the app on this device?',
  text: 'About 1\u00a0MB over this connection, once. Then it works without one.',
  allow: 'Keep it',
  notNow: 'Not now',
} as const;
