/** "9910080" reads as 991 0080, "MCN10080" as MCN 10080. */
export function groupDigits(code: string): string {
  const [, letters = '', digits = ''] = /^([A-Za-z]*)(\d*)$/.exec(code) ?? [];
  if (letters + digits !== code || digits === '') return code;
  const parted = digits.length > 5 ? `${digits.slice(0, -4)}\u00a0${digits.slice(-4)}` : digits;
  return letters === '' ? parted : `${letters}\u00a0${parted}`;
}
