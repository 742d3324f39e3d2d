export type LegalBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] };
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
export type LegalText = {
  title: string;
  /** ISO date of the present wording. */
  dated: string;
  datedWords: string;
  notice: string;
  sections: readonly LegalSection[];
};

/** Of paragraphs; a block of several texts is a list. */
export const section = (
  id: string,
  title: string,
  ...blocks: (string | readonly string[])[]
): LegalSection => ({
  id,
  title,
  blocks: blocks.map((block) =>
    typeof block === 'string' ? { kind: 'paragraph', text: block } : { kind: 'list', items: block },
  ),
});
