/** To the amount in its row of the regimen beside the list; false where there is no such row. */
export function focusAmountInRow(productId: string): boolean {
  const field = document.querySelector<HTMLInputElement>(
    `[data-amount-of="${CSS.escape(productId)}"] input[inputmode]`,
  );
  if (field === null) return false;
  field.focus();
  field.select();
  field.scrollIntoView({ block: 'nearest' });
  return true;
}
