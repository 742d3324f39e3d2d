/** Takes all steps at once of what can be done with pauses between. */
export function takeAll<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
