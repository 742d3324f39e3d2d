import type { AnyProduct, GivenAmount } from '@dietetic/catalogue';
import { productFindingWords as say } from '@dietetic/content';
import { givenAmountText, likelyCounts } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';

type Props = { product: AnyProduct; given: GivenAmount | null; onUse: (meant: GivenAmount) => void };

/** What a small count in ml or g was probably meant as, one press each: a bottle, a sachet. */
export function LikelyCounts({ product, given, onUse }: Props) {
  const counts = given === null ? [] : likelyCounts(product, given);
  return counts.map((meant) => (
    <Button key={`${meant.unit} ${meant.packSize}`} size="small" onClick={() => onUse(meant)}>
      {say.meantInstead(givenAmountText(product, meant) ?? '')}
    </Button>
  ));
}
