/** A sum of nobody: what it is written as, what it comes to, and how it is counted. */
export type Sum = { said: string; result: number; unit: string; how: string };

type Told = (value: number) => string;

/** "1250 x 1.3": two or three numbers multiplied, and nothing else. */
const PRODUCT =
  /^(?:(?:what|is|so|and|ok|sim|work|out|calculate|please|pls|,) )*(\d+(?:\.\d+)?)(?: (kcals?))? (?:x|times|multiplied by) (\d+(?:\.\d+)?)(?: (?:x|times|multiplied by) (\d+(?:\.\d+)?))?(?: (?:is|equals|please))*$/u;
export function productSum(text: string, told: Told): Sum | undefined {
  const [, first, unit, ...others] = PRODUCT.exec(text) ?? [];
  const numbers = [first, ...others].flatMap((each) => (each === undefined ? [] : [Number(each)]));
  return numbers.length < 2
    ? undefined
    : {
        said: numbers.map(told).join(' × '),
        result: numbers.reduce((product, each) => product * each, 1),
        unit: unit === undefined ? '' : 'kcal',
        how: 'Multiplication only.',
      };
}
