/** What happened to the regimen without the clinician doing it on that screen. */
export const regimenNewsWords = {
  idle: 'The regimen was cleared after 60\u00a0minutes without use.',
  copiedTab: 'This tab is a copy, so it starts empty. The regimen is still in the other tab.',
  unreadable: 'The regimen in progress could not be read again and is lost. Please enter it again.',
  /** While there is work that a reload would lose. */
  notKept:
    'This browser does not let the app keep the regimen: reloading or closing this tab loses it. Print or copy it first.',
  methods: (reset: readonly string[]) =>
    `The ${reset.join(' and ')} method is not offered to this patient any more; the default method will be used unless you choose another.`,
  country: (name: string | undefined, dropped: readonly string[]) => {
    const where = name === undefined ? '' : ` to ${name}`;
    const gone = dropped.length === 0 ? '' : ` Not available there, so removed: ${dropped.join(', ')}.`;
    return `The country was changed${where}.${gone}`;
  },
} as const;
