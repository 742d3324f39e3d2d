import type { AnyProduct, GivenAmount, ProductAmount } from '@dietetic/catalogue';
import { formatQuantity, withoutResidue } from '@dietetic/clinical';
import { productsStepWords as say, reportDocumentWords as words } from '@dietetic/content';
import {
  chosenAmountText,
  countText,
  packsText,
  supplyFor28Days,
  type Finding,
  PROVIDED_KIND,
  givenAmountOf,
  PLANNED_NUTRIENTS,
  providedByPortion,
  type SelectedProduct,
} from '@dietetic/regimen';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigationItems } from '#session/regimen.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Swatch } from '#ui/meter/meter-drawing.tsx';
import { FindingAnswer } from '../findings/finding-answer.tsx';
import { entryUnits, firstCounted } from './amount-entry.ts';
import { AmountInRow } from './amount-in-row.tsx';
import styles from './chosen-products.module.css';
import { LikelyCounts } from './likely-counts.tsx';
import { saveAmount } from './regimen-products.ts';
import type { TypedAmount } from './tray-meters.tsx';

type Props = {
  portions: readonly ProductAmount<AnyProduct>[];
  /** Each as it was chosen, by its id. */
  chosen: ReadonlyMap<string, SelectedProduct>;
  /** What each gives rise to, open or kept. */
  findings: readonly { finding: Finding; isKept: boolean }[];
  onEdit: (productId: string) => void;
  onRemove: (productId: string) => void;
  /** Where there is room and a mouse, each amount is changed in its place. */
  inRow?: {
    typed: TypedAmount | null;
    onTyped: (typed: TypedAmount | null) => void;
    /** Pressed in the list: it has a row, and no amount yet. */
    adding: AnyProduct | undefined;
  };
};

/** The chosen products as cards, in the order they were added, with what each gives of energy, protein and water. */
export function ChosenProducts({ portions, chosen, findings, onEdit, onRemove, inRow }: Props) {
  const [current, setCurrent] = useState<string | null>(null);
  const isOpen = useNavigationItems().some(({ id, disabled }) => id === 'products' && !disabled);
  const adding = inRow?.adding;
  const rows = adding === undefined ? portions : [...portions, { product: adding, amount: 0 }];
  if (rows.length === 0) {
    return (
      <div className="soft">
        <p className="ink bold">{say.none}</p>
        <p>{isOpen ? say.noneHelp : say.noneYet}</p>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {inRow && (
        <li className={styles.heads} aria-hidden="true">
          {PLANNED_NUTRIENTS.map((target) => (
            <span key={target}>{say.shares[target]}</span>
          ))}
        </li>
      )}
      {rows.map((portion, index) => {
        const { product, amount } = portion;
        const shown = inRow?.typed?.product.id === product.id ? inRow.typed : portion;
        const asChosen = chosen.get(product.id);
        return (
          <li
            key={product.id}
            className={classNames('grid baseline gap-x-2 line-below', styles.card, inRow && styles.atDesk)}
          >
            <Swatch index={index} />
            <p className={`bold ${styles.name}`}>
              {product.name}
              {inRow && <Packs of={shown} given={asChosen?.given} />}
            </p>
            {!inRow && (
              <p className={`nowrap lead bold ${styles.amount}`}>
                {chosenAmountText(product, asChosen ?? { volume: amount, volumeUnit: product.basis })}
              </p>
            )}
            {shown.amount > 0 && <Shares of={shown} />}
            {inRow && (
              <div className={styles.inRow}>
                <AmountInRow
                  product={product}
                  isCurrent={current === product.id}
                  onCurrent={() => setCurrent(product.id)}
                  onRemove={() => onRemove(product.id)}
                  onTyped={inRow.onTyped}
                />
              </div>
            )}
            <div className={`flex gap-1 ${styles.actions}`}>
              {!inRow && (
                <IconButton
                  label={say.editAmount(product.name)}
                  icon={<Pencil />}
                  onClick={() => onEdit(product.id)}
                />
              )}
              <IconButton
                label={say.remove(product.name)}
                icon={<Trash2 />}
                onClick={() => onRemove(product.id)}
              />
            </div>
            <div className={`stack gap-2 ${styles.findings}`}>
              {findings
                .filter(({ finding }) => finding.products.includes(product.id))
                .map(({ finding, isKept }) => (
                  <FindingAnswer
                    key={finding.code}
                    finding={finding}
                    isKept={isKept}
                    product={product}
                    onTakeOut={() => onRemove(product.id)}
                    fixes={
                      finding.code === 'count-slip' && (
                        <LikelyCounts
                          product={product}
                          given={asChosen ? givenAmountOf(product, asChosen) : null}
                          onUse={(meant) => saveAmount(product, meant, [])}
                        />
                      )
                    }
                  />
                ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** "1 pack", "2 scoops": what is counted, where the amount is whole ones of it. */
function Packs({
  of: { product, amount },
  given,
}: {
  of: ProductAmount<AnyProduct>;
  given: GivenAmount | undefined;
}) {
  const counted = firstCounted(entryUnits(product))?.of;
  if (counted === undefined || counted.unit === 'made-up-ml') return null;
  // Of several sizes that of the plan and the report.
  const pack = counted.hasOtherSizes
    ? supplyFor28Days(product, { volume: amount, volumeUnit: product.basis, given })?.pack
    : undefined;
  const count = withoutResidue(amount / (pack?.amount ?? counted.size));
  if (count < 1 || !Number.isInteger(count)) return null;
  return (
    <span className={`block soft tick regular ${styles.packs}`}>
      {pack === undefined ? countText(product, counted, count) : packsText(pack, count)}
    </span>
  );
}

/** What it gives, each figure under the last: an unknown one says so. */
function Shares({ of: portion }: { of: ProductAmount<AnyProduct> }) {
  return (
    <p className={`quiet flex wrap gap-x-2 ${styles.shares}`}>
      {PLANNED_NUTRIENTS.map((target) => {
        const value = providedByPortion(target, portion);
        const isKnown = value !== null;
        return (
          <span key={target} className={isKnown ? undefined : styles.unknown}>
            {!isKnown && <span className={styles.what}>{say.shares[target].toLowerCase()} </span>}
            {isKnown ? formatQuantity(PROVIDED_KIND[target], value).text : words.requirement.notStated}
            {isKnown && target !== 'energy' && (
              <span className={styles.what}> {say.shares[target].toLowerCase()}</span>
            )}
          </span>
        );
      })}
    </p>
  );
}
