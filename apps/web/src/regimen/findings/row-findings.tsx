import type { AnyProduct } from '@dietetic/catalogue';
import { productFindingWords as say } from '@dietetic/content';
import { shortFindingText, openFindings, productFindings } from '@dietetic/regimen';
import { FindingLine } from '#ui/finding/finding.tsx';
import { useRegimen } from '#session/regimen.ts';

/** In a row of the list inside the regimen: what of the product does not fit this patient. The order of the rows stays. */
export function RowFindings({ product }: { product: AnyProduct }) {
  const regimen = useRegimen();
  const chosen = regimen.products.find(({ id }) => id === product.id);
  const findings = productFindings(regimen, product, chosen?.volume);
  if (findings.length === 0) return null;
  const open = openFindings(regimen, findings);
  const isKept = open.length === 0;
  const words = (isKept ? findings : open)
    .map((finding) => shortFindingText(finding, product, regimen.values))
    .join('; ');
  return (
    <FindingLine
      severity={open.some(({ severity }) => severity === 'confirm') ? 'confirm' : 'ask'}
      kept={isKept}
    >
      {isKept ? say.kept(words) : words}
    </FindingLine>
  );
}
