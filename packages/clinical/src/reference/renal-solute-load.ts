import type { Source } from './source.ts';

export const RENAL_SOLUTE_LOAD_SOURCE: Source = {
  id: 'renal-solute-load',
  citation:
    'Potential renal solute load by the formula of Fomon and Ziegler, as reproduced by johnsarm.net/renal_solute_load',
  status: 'independent',
};

/** mg of nitrogen excreted as one mOsm: urea has two atoms of it. */
export const NITROGEN_MG_PER_MOSM = 28;

/** mg that are one mmol. */
export const MG_PER_MMOL = { sodium: 22.99, potassium: 39.1, chloride: 35.45, phosphorus: 30.97 } as const;
