import { fieldText, stepScreenWords } from '@dietetic/content';
import { useRegimen } from '#session/regimen.ts';
import { Notice } from '#ui/notice/notice.tsx';
import styles from './scope-notice.module.css';

/** The calculators were not made for this patient, by the clinician's own word; said on every step that uses them. */
export function ScopeNotice() {
  const { country, lists } = useRegimen();
  const named = lists.PD_SCOPE;
  if (named.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="attention" title={stepScreenWords.outsideTitle}>
        {stepScreenWords.outside(named.map((id) => fieldText(`scope.${id}`, country)).join('; '))}
      </Notice>
    </div>
  );
}
