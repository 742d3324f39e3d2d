/** Joins class names, leaving out what does not apply. */
export function classNames(...names: readonly (string | undefined | false | null)[]): string {
  return names.filter(Boolean).join(' ');
}
