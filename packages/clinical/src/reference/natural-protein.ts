import type { Source, SourceStatus } from './source.ts';

/** Published for PKU; that it is asked in the other disorders too is the reading of this app. */
export const naturalProteinSource = (status: SourceStatus): Source => ({
  id: 'natural-protein',
  citation:
    status === 'official'
      ? 'Evans et al. Orphanet J Rare Dis 2019;14:2, table 5; NSPKU dietary information 2020'
      : 'Asked by this app in every named metabolic disorder, not yet checked; Evans et al. 2019 for PKU',
  status,
});

/** g of protein in 100 g up to which a food is given without being weighed or counted. */
export const EXCHANGE_FREE_PROTEIN_GRAMS = 0.5;
