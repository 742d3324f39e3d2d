/**
 * A pattern that is found when one of the lines stands in a text as whole words. A line is a regular expression, so
 * that "deliver\w*" and "how (?:do|can) i order" need no list of forms; one matter stays on one line, short words share
 * one with "|" between them. What several lines share is put in with ${}.
 */
export function anyOf(lines: TemplateStringsArray, ...shared: readonly string[]): RegExp {
  const patterns = String.raw(lines, ...shared.map((words) => `(?:${words})`))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return new RegExp(`(?<![a-z0-9])(?:${patterns.join('|')})(?![a-z0-9])`, 'u');
}
