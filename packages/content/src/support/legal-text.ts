export type LegalParagraph = { kind: 'paragraph'; text: string };
export type LegalList = { kind: 'list'; items: readonly string[] };
export type LegalBlock = LegalParagraph | LegalList;
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
export type LegalText = {
  title: string;
  /** ISO date of the present wording. */
  dated: string;
  datedWords: string;
  notice: string;
  sections: readonly LegalSection[];
};

export const paragraph = (text: string): LegalParagraph => ({ kind: 'paragraph', text });
export const list = (...items: string[]): LegalList => ({ kind: 'list', items });
