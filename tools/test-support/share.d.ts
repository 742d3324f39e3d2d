import 'vitest';

declare module 'vitest' {
  // The name is vitest's.
  export interface ProvidedContext {
    /** The share of generated cases that slow tests run: all of them, or fewer in `npm run check`. */
    share: number;
  }
}
