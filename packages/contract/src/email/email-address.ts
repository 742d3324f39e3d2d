export const EMAIL_ADDRESS_MAX_LENGTH = 254;

/** Letters of RFC 5322 without `!` and `%`, which make old mail servers forward a message to somebody else. */
const LOCAL = /^(?=.{1,64}$)[\w#$&'*+/=?^`{|}~-]+(?:\.[\w#$&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** Only letters, or the encoded form of a name in another script: never a number, so never a network address. */
const TOP = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/**
 * The rule for an email address, shared by the dialog and the server: one plain mailbox at a named host. No display
 * name, no list, no quotes, no control character, so that it cannot become a second recipient or a header; no network
 * address instead of a host.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_ADDRESS_MAX_LENGTH) return false;
  const [local = '', host = '', ...more] = text.split('@');
  if (more.length > 0 || !LOCAL.test(local)) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP.test(labels.at(-1) ?? '');
}

/**
 * One text for all the ways of writing a mailbox: case, what follows a plus, and dots. Some mail services treat dots
 * as different, so two mailboxes may share a text; a mailbox never has two.
 */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const plus = local.indexOf('+');
  const name = plus > 0 ? local.slice(0, plus) : local;
  return `${name.replaceAll('.', '')}@${host}`;
}
