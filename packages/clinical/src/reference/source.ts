/** How far a published figure has been confirmed; every result made from it carries this. */
export type SourceStatus = 'official' | 'independent' | 'derived' | 'spec' | 'unconfirmed';

export type Source = {
  /** Method and edition, for example "henry-2005-weight". */
  id: string;
  citation: string;
  status: SourceStatus;
};

/** Figures of these two kinds were not checked against the printed original (decision 009). */
export const isUnchecked = ({ status }: Source): boolean => status === 'unconfirmed' || status === 'spec';
