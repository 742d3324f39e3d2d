import { productFindingWords as ask, templateWords as say } from '@dietetic/content';
import {
  givenAmountText,
  amountText,
  chosenAmountText,
  type Finding as FindingData,
  shortFindingText,
  type TemplatePreview,
  messageWithoutName,
} from '@dietetic/regimen';
import { useRegimen } from '#session/regimen.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Finding, FindingLine } from '#ui/finding/finding.tsx';
import { needsTick, SubstituteFacts } from '../findings/findings-to-confirm.tsx';
import styles from './templates-dialog.module.css';

type Props = {
  added: TemplatePreview['add'][number];
  findings: readonly FindingData[];
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
  /** The further tick that a hard confirmation needs. */
  isConfirmed: boolean;
  onConfirm: (isOn: boolean) => void;
};

/** One product of a template with its amount, and what of it does not fit the patient. */
export function TemplateProductRow(props: Props) {
  const { added, findings, isTicked, onTick, isConfirmed, onConfirm } = props;
  const { product, given, volume } = added;
  const { values, products } = useRegimen();
  const held = products.find(({ id }) => id === product.id);
  const amount = givenAmountText(product, given) ?? amountText(volume, product.basis);
  const isGrave = needsTick(findings);
  const asksForTick = isGrave && isTicked;
  return (
    <li>
      <Checkbox
        label={<strong>{product.name}</strong>}
        accessibleLabel={say.addProduct(product.name, amount)}
        checked={isTicked}
        onChange={onTick}
        end={
          <span className={styles.amount}>
            {amount}
            {held && (
              <span className={classNames('quiet', 'block')}>
                {say.nowInRegimen(chosenAmountText(product, held))}
              </span>
            )}
          </span>
        }
      />
      <div className={styles.findings}>
        {findings.length > 0 && !asksForTick && (
          <FindingLine severity={isGrave ? 'confirm' : 'ask'}>
            {findings.map((finding) => shortFindingText(finding, product, values)).join('; ')}
          </FindingLine>
        )}
        {asksForTick && (
          <Finding
            severity="confirm"
            title={findings.map((finding) => messageWithoutName(finding, product)).join(' ')}
            tick={{ label: ask.checked(product.name), checked: isConfirmed, onChange: onConfirm }}
          >
            {findings.map((finding) => (
              <SubstituteFacts key={finding.code} finding={finding} product={product} />
            ))}
          </Finding>
        )}
      </div>
    </li>
  );
}
