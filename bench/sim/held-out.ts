import { classifierOf, familyOf } from '../../packages/assistant/src/intent/classifier.ts';
import { toClassifierWords } from '../../packages/assistant/src/intent/classifier-words.ts';
import { refusalOf } from '../../packages/assistant/src/intent/intents.ts';
import { readingOf } from '../../packages/assistant/src/test-support/demonstration-reading.ts';
import { labelledMessages, trained } from '../../packages/assistant/training/train.ts';

const PARTS = 8;
const IS_REFUSED = /^(?:clinical|emergency|fault)$/u;

/** How well the classifier does on labelled messages that it was not trained on: every eighth is left out. */
export function heldOut(): string[][] {
  const all = labelledMessages();
  const classify = classifierOf(trained(all.filter((_, at) => at % PARTS !== 0)));
  const judged = all
    .filter((_, at) => at % PARTS === 0)
    .map(({ intent, before, message }) => {
      const likely = classify(toClassifierWords(readingOf(message)), before);
      return { intent, told: likely[0]?.name ?? '', isRefused: refusalOf(likely) !== undefined };
    });
  type Judged = (typeof judged)[number];
  const share = (of: readonly Judged[], is: (each: Judged) => boolean): string =>
    of.length === 0 ? '–' : `${((of.filter(is).length / of.length) * 100).toFixed(1)} %`;
  const isRight = ({ intent, told }: Judged) =>
    intent === told || (intent.endsWith(':?') && familyOf(intent) === familyOf(told));
  const refused = judged.filter(({ intent }) => IS_REFUSED.test(familyOf(intent)));
  const answered = judged.filter(({ intent }) => !IS_REFUSED.test(familyOf(intent)));
  const families = [...new Set(judged.map(({ intent }) => familyOf(intent)))].toSorted();
  const row = (name: string, of: readonly Judged[]): string[] => [
    name,
    String(of.length),
    share(of, isRight),
    share(of, ({ intent, told }) => familyOf(intent) === familyOf(told)),
  ];
  return [
    ...families.map((family) =>
      row(
        family,
        judged.filter(({ intent }) => familyOf(intent) === family),
      ),
    ),
    row('all', judged),
    ['refusals missed', String(refused.length), share(refused, ({ isRefused }) => !isRefused), ''],
    ['look-ups and help refused', String(answered.length), share(answered, ({ isRefused }) => isRefused), ''],
  ];
}
