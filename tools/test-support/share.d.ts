import 'vitest';

declare module 'vitest' {
  // The name is vitest's.
  export interface ProvidedContext {
    /** Of the generated cases of slow tests: all of them, or the part that `npm run check` takes. */
    share: number;
  }
}
