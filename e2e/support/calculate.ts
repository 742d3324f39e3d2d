import { answerCase } from '../../tools/calculate-case.ts';

type Calculated = {
  bmi: number | null;
  energy: { result: number | null; low: number | null; high: number | null };
  protein: { result: number | null; low: number | null; high: number | null };
  fluid: { result: number | null };
  plan?: { freeWaterMl: number; totalVolumeMl: number; packs28: number };
  provided: { energyKcal: number; proteinG: number; volumeMl: number };
};

/** What `npm run -s calculate` returns for a patient: the app's figures are compared with it. */
export function calculate(input: object): Calculated {
  const { output } = answerCase(JSON.stringify(input), 1);
  return output as unknown as Calculated;
}
