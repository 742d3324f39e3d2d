import { aminoAcidsLeftOut, aminoAcidsNotLeftOut, type AnyProduct } from '@dietetic/catalogue';
import { productFindingWords as say } from '@dietetic/content';
import { type Finding as FindingData, nutrientNameOf, messageWithoutName } from '@dietetic/regimen';
import { useCatalogue } from '#session/catalogue.ts';
import { useRegimen } from '#session/regimen.ts';
import { Finding } from '#ui/finding/finding.tsx';

type Props = {
  findings: readonly FindingData[];
  /** Named above: what is said of it leaves out its name. */
  product: AnyProduct;
  /** What adding or keeping does. */
  consequence: string;
  /** Whether the line of a hard confirmation is ticked. */
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** Why the button is shut until the line is ticked. */
  tickFirst: string;
};

export const needsTick = (findings: readonly FindingData[]): boolean =>
  findings.some(({ severity }) => severity === 'confirm');

/** Everything asked about a product before it is added or changed: what needs a tick first, then the rest as one note. */
export function FindingsToConfirm({ findings, product, consequence, checked, onCheck, tickFirst }: Props) {
  const grave = findings.filter(({ severity }) => severity === 'confirm');
  const notes = findings.filter(({ severity }) => severity !== 'confirm');
  return (
    <div className="stack gap-2">
      {notes.length > 0 && <NotesToConfirm lines={findingLines(notes, product)} consequence={consequence} />}
      {grave.map((finding, index) => (
        <Finding
          key={finding.message}
          severity="confirm"
          title={messageWithoutName(finding, product)}
          tick={
            index < grave.length - 1
              ? undefined
              : { label: say.checked(product.name), checked, onChange: onCheck }
          }
        >
          <SubstituteFacts finding={finding} product={product} />
        </Finding>
      ))}
      {grave.length > 0 && !checked && <p className="quiet">{tickFirst}</p>}
    </div>
  );
}

/** The findings that one press confirms, one a line, and what the press does. */
export function NotesToConfirm({ lines, consequence }: { lines: readonly string[]; consequence: string }) {
  return (
    <Finding severity="ask">
      {lines.map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      <p>{consequence}</p>
    </Finding>
  );
}

/** More upper levels than this are said in one line; the tray and the report have each with its figures. */
const MOST_UPPER_LEVELS = 2;

/** The open findings, one a line. */
export function findingLines(findings: readonly FindingData[], product?: AnyProduct): string[] {
  const levels = findings.filter(({ code }) => code === 'upper-level');
  const isMany = levels.length > MOST_UPPER_LEVELS;
  const others = isMany ? findings.filter(({ code }) => code !== 'upper-level') : findings;
  return [
    ...others.map((finding) => (product ? messageWithoutName(finding, product) : finding.message)),
    ...(isMany ? [say.aboveUpperLevels(levels.map(nutrientNameOf))] : []),
  ];
}

/** What the label of a substitute for another disorder leaves out, and what it does not. */
export function SubstituteFacts({ finding, product }: { finding: FindingData; product: AnyProduct }) {
  const { allProducts } = useCatalogue();
  const { PD_CONDITION: disorder } = useRegimen().values;
  if (finding.code !== 'product-disorder' || disorder === undefined) return null;
  const leftOut = aminoAcidsLeftOut(product);
  const contained = aminoAcidsNotLeftOut(product, disorder, allProducts);
  return (
    <>
      {leftOut.length > 0 && say.leavesOut(leftOut)}{' '}
      {contained.length > 0 && <strong>{say.contains(contained)}</strong>}
    </>
  );
}
