import type { Source } from './source.ts';

export const OSTERKAMP_1995_SOURCE: Source = {
  id: 'osterkamp-1995',
  citation:
    'Osterkamp LK, Current perspective on assessment of human body proportions of relevance to amputees, J Am Diet Assoc 1995;95:215-218',
  status: 'independent',
};

/** Percentage of total body weight of one part, one side. */
export const BODY_PARTS = [
  { id: 'hand', percent: 0.7 },
  { id: 'forearm-and-hand', percent: 2.3 },
  { id: 'arm', percent: 5 },
  { id: 'foot', percent: 1.5 },
  { id: 'lower-leg-and-foot', percent: 5.9 },
  { id: 'leg', percent: 16 },
] as const;

export type BodyPart = (typeof BODY_PARTS)[number]['id'];
