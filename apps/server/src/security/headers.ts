/** What the browser may do with the page, beyond loading it from here. */
export type PolicyOptions = {
  imageOrigins: readonly string[];
  trustedTypes: readonly string[] | undefined;
  /** Hashes of the inline scripts and styles that the built page carries, as `'sha256-…'`. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
};

export function contentSecurityPolicy(options: PolicyOptions): string {
  const directives = [
    `default-src 'none'`,
    ["script-src 'self'", ...(options.scriptHashes ?? [])].join(' '),
    ["style-src 'self'", ...(options.styleHashes ?? [])].join(' '),
    ["img-src 'self' data: blob:", ...options.imageOrigins].join(' '),
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  if (options.trustedTypes) {
    directives.push(
      `require-trusted-types-for 'script'`,
      `trusted-types ${options.trustedTypes.join(' ') || "'none'"}`,
    );
  }
  return directives.join('; ');
}

/** Answers that are not pages need no permissions. */
export const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** On every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent with every page; it has no meaning for other files. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** Only over TLS: over plain HTTP it would lock a clinic out of its own test server. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
