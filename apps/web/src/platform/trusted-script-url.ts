/**
 * Where the browser enforces Trusted Types, a worker's address must come from a named policy. Only
 * addresses of our own origin pass; the policy's name is the one the server's headers allow.
 */
type Policy = { createScriptURL(url: string): unknown };
type Factory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

let policy: Policy | undefined;

export function trustedScriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return url;
  policy ??= factory.createPolicy('dietetic-app', {
    createScriptURL(candidate) {
      if (new URL(candidate, location.href).origin !== location.origin) {
        throw new TypeError('Scripts come from this origin only');
      }
      return candidate;
    },
  });
  // The type library knows these places as taking strings; the browser takes the policy's object.
  return policy.createScriptURL(url) as string;
}
