/** The controls of a field in which something is typed or chosen; its unit switch and its explanation are none. */
const ENTRY = 'input[inputmode], [data-entry] input[type="radio"]';

export const isEntry = (control: Element): boolean => control.matches(ENTRY);

/** The fields of a form that are entered, in the order in which they stand. */
function entered(form: Element): Element[] {
  const fields = [...form.querySelectorAll(ENTRY)].map((control) => control.closest('[data-field]'));
  return [...new Set(fields)].filter((field) => field !== null);
}
const controls = (field: Element): HTMLInputElement[] => [...field.querySelectorAll<HTMLInputElement>(ENTRY)];
const isEmpty = (field: Element): boolean =>
  controls(field).every(({ type, checked, value }) => (type === 'radio' ? !checked : value === ''));

/** Where a form begins. */
export function firstEntry(form: Element | null): HTMLElement | undefined {
  const [first] = form === null ? [] : entered(form);
  return first && controls(first)[0];
}

/** Nothing is typed in its field, nor chosen. */
export function isEmptyEntry(control: Element): boolean {
  const field = control.closest('[data-field]');
  return field !== null && isEmpty(field);
}

/**
 * The next field in which nothing is entered yet and which is asked for: after the one that holds `from`, or before it.
 */
export function nextEntry(
  form: Element,
  from: Element,
  isAsked: (field: string) => boolean,
): HTMLElement | undefined {
  const fields = entered(form);
  const own = fields.findIndex((field) => field.contains(from));
  const inOrder = [...fields.slice(own + 1), ...fields.slice(0, Math.max(own, 0))];
  const next = inOrder.find((field) => isEmpty(field) && isAsked(field.getAttribute('data-field') ?? ''));
  return next && controls(next)[0];
}
