import { isRecord } from '@dietetic/catalogue';

/**
 * The entries of a regimen stored by the version before this one (2.6.0 and earlier), which kept values, their texts and
 * texts that were no number apart. To be deleted with the release after the next. Undefined where it is none of those.
 */
export function migrateEntries(state: Record<string, unknown>): Record<string, unknown> | undefined {
  const { values, typed = {}, unreadable } = state;
  if (!isRecord(values) || !isRecord(typed) || !isRecord(unreadable)) return undefined;
  const keys = new Set([values, typed, unreadable].flatMap(Object.keys));
  return Object.fromEntries(
    [...keys].map((key) => {
      const value = values[key];
      const text = unreadable[key] ?? typed[key];
      // Text is not made of what is no value: it is refused where entries are checked.
      return [
        key,
        value === undefined ? { text: inParts(text) } : { text: inParts(text ?? `${value}`), value },
      ];
    }),
  );
}

/** Parts of one entry were parted by a semicolon. */
const inParts = (text: unknown): unknown => (typeof text === 'string' ? text.replaceAll(';', '\n') : text);
