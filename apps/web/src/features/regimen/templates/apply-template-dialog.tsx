import { reportDocumentWords, templateWords as say } from '@dietetic/content';
import { amountText, applyTemplate, planTemplate, type RegimenTemplate } from '@dietetic/regimen';
import { useCatalogue } from '#state/catalogue.ts';
import { changeRegimen, useRegimen } from '#state/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './templates-dialog.module.css';

type Props = {
  template: RegimenTemplate;
  /** Entries of a link that were no product. */
  unreadable?: number;
  isFromLink?: boolean;
  onDone: (applied: boolean) => void;
};

const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

/** Shows what a template adds and what it cannot add, and adds nothing before a yes. */
export function ApplyTemplateDialog({ template, unreadable = 0, isFromLink = false, onDone }: Props) {
  const { products: here, allProducts: all } = useCatalogue();
  const { products: selected, country } = useRegimen();
  const plan = planTemplate(template, { here, all }, selected);
  const left = [
    ...(plan.unknown.length > 0 ? [say.unknown(names(plan.unknown))] : []),
    ...(plan.unavailable.length > 0 && country
      ? [say.unavailable(names(plan.unavailable), reportDocumentWords.country[country])]
      : []),
    ...(plan.otherUnit.length > 0 ? [say.otherUnit(names(plan.otherUnit))] : []),
    ...(unreadable > 0 ? [say.unreadable(unreadable)] : []),
  ];

  const apply = () => {
    changeRegimen((regimen) => applyTemplate(regimen, plan));
    showToast({ message: say.applied(template.name) });
    onDone(true);
  };

  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={say.applyTitle(template.name)}
      subtitle={isFromLink ? say.fromLink : undefined}
      closeLabel={say.close}
      footer={
        <>
          <Button variant="quiet" onClick={() => onDone(false)}>
            {say.cancel}
          </Button>
          {plan.add.length > 0 && <Button onClick={apply}>{say.apply}</Button>}
        </>
      }
    >
      <div className={styles.body}>
        {plan.add.length === 0 ? (
          <p>{say.nothingToAdd}</p>
        ) : (
          <>
            <p>{say.added(plan.add.length, selected.length)}</p>
            <TableScroll label={say.product}>
              <table className={tableClass}>
                <thead>
                  <tr>
                    <th scope="col">{say.product}</th>
                    <th scope="col" className={tableCells.number}>
                      {say.amount}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {plan.add.map(({ product, volume, now }) => (
                    <tr key={product.id}>
                      <th scope="row">{product.name}</th>
                      <td className={tableCells.number}>
                        <b>{amountText(volume, product.basis)}</b>
                        {now !== null && (
                          <span className={styles.now}>
                            {say.nowInRegimen(amountText(now, product.basis))}
                          </span>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
          </>
        )}
        {left.map((line) => (
          <Notice key={line} kind="attention">
            {line}
          </Notice>
        ))}
      </div>
    </Dialog>
  );
}
