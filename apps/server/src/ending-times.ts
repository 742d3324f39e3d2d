/** A container is killed this long after it was told to end. */
export const CONTAINER_MS = 10_000;

/** Work in hand shares this much of it: requests, jobs, documents. */
export const LAST_WORK_MS = 4000;

/** Requests in progress get this much; then their connections are closed. */
export const LAST_ANSWERS_MS = 3000;

/** A database that does not answer must not delay the end by more, twice: for whoever listens to it, and to close it. */
export const CLOSE_DATABASE_MS = 1000;

/** Whatever is not done by now is given up. */
export const END_WITHIN_MS = 7500;
