/** Sets the two cookies below and repeats the token in the answer's header, for a worker that cannot read cookies. */
export const CSRF_COOKIE_PATH = '/sanctum/csrf-cookie';
/** Readable by scripts; its value goes back in the header of every call that changes something. */
export const CSRF_TOKEN_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';
/** Signed, not readable by scripts: the secret that the token must match. */
export const SESSION_COOKIE = 'dietetic-session';
