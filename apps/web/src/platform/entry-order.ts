/** The controls of a field in which something is typed or chosen; its unit switch and its explanation are none. */
const ENTRY = 'input[inputmode], [data-entry] input[type="radio"]';

export const isEntry = (control: Element): boolean => control.matches(ENTRY);

/** What is entered as one: a field, or each box of those that are typed one after the other (minimum and maximum). */
function entryOf(control: Element): Element | null {
  return control.closest('[data-one-by-one]') === null ? control.closest('[data-field]') : control;
}

/** The entries of a form, in the order in which they stand. */
function entered(form: Element): Element[] {
  return [...new Set([...form.querySelectorAll(ENTRY)].map(entryOf))].filter((entry) => entry !== null);
}
const controls = (entry: Element): HTMLInputElement[] =>
  entry instanceof HTMLInputElement ? [entry] : [...entry.querySelectorAll<HTMLInputElement>(ENTRY)];
const isEmpty = (entry: Element): boolean =>
  controls(entry).every(({ type, checked, value }) => (type === 'radio' ? !checked : value === ''));
const fieldOf = (entry: Element): Element | null => entry.closest('[data-field]');

/** Where a form begins. */
export function firstEntry(form: Element | null): HTMLElement | undefined {
  const [first] = form === null ? [] : entered(form);
  return first && controls(first)[0];
}

/** Nothing is typed in its field, nor chosen. */
export function isEmptyEntry(control: Element): boolean {
  const field = fieldOf(control);
  return field !== null && isEmpty(field);
}

/**
 * The next entry after the one that holds `from` in which nothing is entered yet and whose field is asked for; of
 * its own field the next box is. Never one before it: after the last the form is gone on from.
 */
export function nextEntry(
  form: Element,
  from: Element,
  isAsked: (field: string) => boolean,
): HTMLElement | undefined {
  const entries = entered(form);
  const own = entries.findIndex((entry) => entry.contains(from));
  const next = entries
    .slice(own + 1)
    .find(
      (entry) =>
        isEmpty(entry) &&
        (fieldOf(entry) === fieldOf(from) || isAsked(fieldOf(entry)?.getAttribute('data-field') ?? '')),
    );
  return next && controls(next)[0];
}
