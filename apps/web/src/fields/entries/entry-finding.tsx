import { productFindingWords as say } from '@dietetic/content';
import type { ValueKey } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { Finding, KeptFinding } from '#ui/finding/finding.tsx';
import styles from './entry-finding.module.css';
import { keptFindingNotice } from './entry-frame.ts';
import type { FieldForm } from './field-form.ts';

/** What a choice gives rise to, asked beside it: that the tables were not made for an infant born preterm. */
export function EntryFinding({ form, entry }: { form: FieldForm; entry: ValueKey }) {
  const kept = keptFindingNotice(form, entry);
  const finding = form.findings.find(({ fields, severity }) => fields[0] === entry && severity === 'ask');
  return (
    <div aria-live="polite" className={styles.finding}>
      {kept ? (
        <KeptFinding onUndo={kept.onUndo}>{kept.message}</KeptFinding>
      ) : (
        finding && (
          <Finding
            severity="ask"
            title={finding.message}
            actions={
              <Button
                variant="secondary"
                size="small"
                onClick={() =>
                  form.keep({
                    id: finding.code,
                    fields: finding.fields,
                    message: finding.message,
                    figures: [],
                    of: { kind: 'finding', finding, slip: null },
                  })
                }
              >
                {say.keep}
              </Button>
            }
          />
        )
      )}
    </div>
  );
}
