/**
 * For a process that ends within seconds: V8 compiles the embedded database once, and not again for speed, which is two
 * fifths of a start.
 */
export const SHORT_LIVED = '--liftoff-only';
