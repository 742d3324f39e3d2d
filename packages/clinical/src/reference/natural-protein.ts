import type { Source, SourceStatus } from './source.ts';

/** Published for PKU; applying it to the other disorders is this app's interpretation. */
export const naturalProteinSource = (status: SourceStatus): Source => ({
  id: 'natural-protein',
  citation:
    status === 'official'
      ? 'Evans et al. Orphanet J Rare Dis 2019;14:2, table 5; NSPKU dietary information 2020'
      : 'Asked by this app in every named metabolic disorder, not yet checked; Evans et al. 2019 for PKU',
  status,
});

/** g of protein in 100 g up to which a food is given without weighing or counting. */
export const EXCHANGE_FREE_PROTEIN_GRAMS = 0.5;
