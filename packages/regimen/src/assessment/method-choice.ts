import { INVALID, isNewborn, isUsable, noResult } from '@dietetic/clinical';
import type { Entered, NotCalculated, ProteinInput, ProteinMethod } from '@dietetic/clinical';

/** The method of a requirement, or why there is none. */
export type MethodChoice<Method extends string> = { id: string | null; isDefault: boolean } & (
  | { ok: true; method: Method }
  | NotCalculated
);

/** The method asked for, if it exists and is offered to this patient; with none asked for, the first offered. */
export function chosenMethod<Method extends string>(
  asked: Entered<string>,
  offered: readonly Method[] | NotCalculated,
  isKnown: (id: string) => id is Method,
  /** Those of them the default is taken from. */
  usable: readonly Method[] | NotCalculated = offered,
): MethodChoice<Method> {
  const isDefault = asked === undefined;
  if (asked === INVALID) return { id: null, isDefault, ...noResult('invalid-input') };
  const named = { id: asked ?? null, isDefault };
  if (asked !== undefined && !isKnown(asked)) return { ...named, ...noResult('unknown-method') };
  if (!areMethodsOffered(offered)) return { ...named, ...offered };
  const method = asked ?? (areMethodsOffered(usable) ? usable[0] : undefined);
  if (method === undefined) return { ...named, ...noResult('method-not-for-patient') };
  if (!offered.includes(method)) return { ...named, ...noResult('method-not-for-patient') };
  return { id: method, isDefault, ok: true, method };
}

export const areMethodsOffered = <Method>(
  offered: readonly Method[] | NotCalculated,
): offered is readonly Method[] => Array.isArray(offered);

/** A method that works with what was entered for it was chosen, whether or not it was pressed. */
export const hasMethodEntry = <Input extends object>(
  input: Input,
  reads: readonly (keyof Input)[],
  entries: object,
): boolean => reads.some((key) => key in entries && input[key] !== undefined);

/** Under 28 days g/kg that was entered is the only requirement there can be. */
export const newbornProteinMethod = ({
  ageDays,
  minimum,
  maximum,
}: ProteinInput): ProteinMethod | undefined =>
  isUsable(ageDays) && isNewborn(ageDays) && minimum !== undefined && maximum !== undefined
    ? 'min_max'
    : undefined;
