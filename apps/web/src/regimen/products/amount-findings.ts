import type { AnyProduct, GivenAmount, GivenUnit } from '@dietetic/catalogue';
import { amountDialogWords as say } from '@dietetic/content';
import {
  amountText,
  findingsOfChange,
  chooseProduct,
  likelyCounts,
  type Finding,
  MAX_DAILY_AMOUNT,
  openFindings,
  productFindings,
} from '@dietetic/regimen';
import { useCallback, useEffect, useState } from 'react';
import { useCatalogue } from '#session/catalogue.ts';
import { useAssessment, useRegimen } from '#session/regimen.ts';
import { needsTick } from '../findings/findings-to-confirm.tsx';
import type { AmountProblem } from './amount-entry.ts';

/** What an arrow key adds to a measure; counted things go one by one. */
const STEP: Partial<Record<GivenUnit, number>> = { ml: 50, 'made-up-ml': 50, g: 5 };
export const isMeasure = (unit: GivenUnit): boolean => STEP[unit] !== undefined;
export const stepOf = (unit: GivenUnit): number => STEP[unit] ?? 1;

/** An entry that cannot be used; the other texts only say what is missing. */
export const IMMEDIATE_PROBLEMS: ReadonlySet<AmountProblem> = new Set([
  'not-a-number',
  'two-ways',
  'above-limit',
]);

export const amountError = (product: AnyProduct, problem: AmountProblem): string =>
  ({
    empty: say.above,
    'not-above-zero': say.above,
    'not-a-number': say.notANumber,
    'two-ways': say.twoWays,
    'above-limit': say.tooMuch(amountText(MAX_DAILY_AMOUNT, product.basis)),
    'no-unit': say.chooseUnit,
  })[problem];

/**
 * What has to be asked about an amount before it is taken into the regimen; without one, what the product alone gives
 * rise to. The one way an amount is checked, wherever it is entered.
 */
export function useAmountFindings(product: AnyProduct): (given: GivenAmount | null) => readonly Finding[] {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const { allProducts: catalogue } = useCatalogue();
  return useCallback(
    (given) =>
      given === null
        ? openFindings(regimen, productFindings(regimen, product))
        : findingsOfChange(regimen, chooseProduct(regimen, product, given), [product.id], {
            assessment,
            catalogue,
          }),
    [regimen, assessment, catalogue, product],
  );
}

/** ms after the last key: "1" may be on its way to "1,000". */
const STILL_TYPING_MS = 600;

/** A small count of ml or g is asked about once it is no longer being typed, or at once when it is to be saved. */
export function useFindingsWhileTyping(product: AnyProduct, given: GivenAmount | null) {
  const found = useAmountFindings(product)(given);
  const isSlip = given !== null && likelyCounts(product, given).length > 0;
  const typed = JSON.stringify(given);
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    if (!isSlip) return;
    const timer = setTimeout(() => setRested(typed), STILL_TYPING_MS);
    return () => clearTimeout(timer);
  }, [isSlip, typed]);
  const isTyping = isSlip && rested !== typed;
  return {
    findings: isTyping ? found.filter(({ code }) => code !== 'count-slip') : found,
    isTyping,
    askNow: () => setRested(typed),
  };
}

/** The line of a hard confirmation. A tick stands for what was read when it was made. */
export function useTick(findings: readonly Finding[]) {
  const [checkedFor, setCheckedFor] = useState<string | null>(null);
  const subject = findings
    .filter(({ severity }) => severity === 'confirm')
    .map(({ message }) => message)
    .join('\n');
  const checked = checkedFor === subject;
  return {
    checked,
    /** Nothing is saved until the line is ticked. */
    isMissing: needsTick(findings) && !checked,
    onCheck: (isOn: boolean) => setCheckedFor(isOn ? subject : null),
  };
}
