import { countsWords as words } from '@dietetic/content';
import type { Counted, Counts } from './counts.ts';

/** The counts as lines for a terminal. */
export function countsLines(counts: Counts): string[] {
  const { inTerminal } = words;
  const width = Math.max(12, ...[...counts.screens, ...counts.samples].map(({ name }) => name.length + 2));
  const rows = (all: Counted[]) =>
    all.length === 0
      ? [`  ${words.inTerminal.nothing}`]
      : all.map(
          ({ name, count }) =>
            `  ${(name || words.unnamedProduct).padEnd(width)}${String(count).padStart(8)}`,
        );
  const most = Math.max(1, ...counts.days.map(({ screens }) => screens));
  const days = counts.days.map(({ day, screens, samples, installs }) => {
    const bar = '█'.repeat(Math.round((30 * screens) / most));
    return `  ${day}${[screens, samples, installs].map((count) => String(count).padStart(10)).join('')}  ${bar}`;
  });
  return [
    words.fromTo(counts.from, counts.to),
    '',
    words.screens,
    ...rows(counts.screens),
    '',
    words.samplesByProduct,
    ...rows(counts.samples),
    '',
    words.installedInAll(counts.installs),
    '',
    `  ${inTerminal.day.padEnd(10)}${[inTerminal.screens, inTerminal.samples, inTerminal.installed].map((name) => name.padStart(10)).join('')}`,
    ...days,
  ];
}
