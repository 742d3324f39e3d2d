import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(path.dirname(path.dirname(new URL(import.meta.url).pathname)));

type Calculated = {
  bmi: number | null;
  energy: { result: number | null; low: number | null; high: number | null };
  protein: { result: number | null };
  fluid: { result: number | null };
  provided: { energyKcal: number; proteinG: number; volumeMl: number };
};

/** What `npm run -s calculate` says of a patient: the app's figures are held against it. */
export function calculate(input: object): Calculated {
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(root, 'tools/calculate.mjs')], {
    cwd: root,
    input: `${JSON.stringify(input)}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`calculate failed: ${stderr}${stdout}`);
  return JSON.parse(stdout) as Calculated;
}
