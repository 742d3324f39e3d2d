export type BarPart = { percent: number; colour: string };

/**
 * A bar out of table cells, the only drawing that every mail client shows. The words beside it say the same, and
 * each cell holds a space, since some clients leave out what is empty.
 */
export function barHtml(parts: readonly BarPart[], rest: string, heightPx: number): string {
  const used = parts.reduce((sum, { percent }) => sum + percent, 0);
  const cells = [...parts, { percent: 100 - used, colour: rest }].filter(({ percent }) => percent > 0);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse"><tbody><tr>${cells
    .map(
      ({ percent, colour }) =>
        `<td width="${percent}%" bgcolor="${colour}" style="width:${percent}%;height:${heightPx}px;padding:0;font-size:6px;line-height:${heightPx}px;color:${colour};background-color:${colour}">&nbsp;</td>`,
    )
    .join('')}</tr></tbody></table>`;
}
