import { fieldText } from '@dietetic/content';
import { useRegimen } from '#state/regimen.ts';
import { Notice } from '#ui/notice/notice.tsx';
import styles from './scope-notice.module.css';

/** The calculators were not made for this patient, by the clinician's own word; said on every step that uses them. */
export function ScopeNotice() {
  const { PD_SCOPE: named } = useRegimen().lists;
  if (named.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="attention" title="Outside what the calculators were made for:">
        {named.map((id) => fieldText(`scope.${id}`)).join('; ')}. Check every figure against your own source.
      </Notice>
    </div>
  );
}
