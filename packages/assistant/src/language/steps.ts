/** Runs a generator that pauses between steps to its end at once. */
export function runAll<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
