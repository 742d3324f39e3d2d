/** Where the focus belongs in a field: the box that is typed in, before the choice of its unit. */
const CONTROLS = [
  'input[inputmode], input[type="date"], select, textarea',
  'input:checked',
  'input, button, [tabindex="0"]',
];

/** How long a screen may take to show the field before the focus stays where the screen put it. */
const PATIENCE_MS = 5000;

let awaited: string | undefined;

/** The next screen puts the focus into this field in place of its heading. */
export function focusFieldOnNextScreen(id: string): void {
  awaited = id;
}

/** True when a field of the screen was asked for: it gets the focus. */
export function focusRequestedField(): boolean {
  const id = awaited;
  awaited = undefined;
  if (id !== undefined) focusField(id);
  return id !== undefined;
}

/** Puts the focus into a field as soon as its screen shows it: the screen's file may still be on its way. */
export function focusField(id: string): void {
  if (focusNow(id)) return;
  const observer = new MutationObserver(() => focusNow(id) && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

/** True where it can be typed beside another step: it has the focus there. */
export const focusLiveField = (id: string): boolean => focusNow(id, 'data-live-field');

function focusNow(id: string, named = 'data-field'): boolean {
  const field = document.querySelector(`#main [${named}="${CSS.escape(id)}"]`);
  const control = CONTROLS.map((kind) => field?.querySelector<HTMLElement>(kind)).find((one) => one);
  if (!control) return false;
  control.focus();
  // What is typed then takes the place of what is there.
  if (control instanceof HTMLInputElement) control.select();
  control.scrollIntoView({ block: 'center' });
  return true;
}
