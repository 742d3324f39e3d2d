export type OpeningHours = { days: string; spoken: string; hours: string };

/** When the support team answers. UK and Irish time are the same. */
export const SUPPORT_HOURS: readonly OpeningHours[] = [
  { days: 'Mon–Fri', spoken: 'Monday to Friday', hours: '9am–6pm' },
  { days: 'Sat', spoken: 'Saturday', hours: '9am–5pm' },
  { days: 'Sun', spoken: 'Sunday', hours: 'closed' },
];

export const CHAT_EXPERT_HOURS: readonly OpeningHours[] = [
  { days: 'Mon–Thu', spoken: 'Monday to Thursday', hours: '9am–5pm' },
  { days: 'Fri', spoken: 'Friday', hours: '9am–4pm' },
];

export const hoursWords = {
  support: 'Support hours',
  chatExperts: 'Chat experts',
  timeZone: 'UK and Irish time',
  sentence: (hours: readonly OpeningHours[]) =>
    `${hours.map((entry) => `${entry.spoken} ${entry.hours}`).join(', ')}.`,
} as const;
