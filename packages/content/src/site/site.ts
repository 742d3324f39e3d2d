/* The build puts the provider's own file in this one's place (SITE_FILE; docs/how-to/load-a-catalogue.md). */
import provided from '../../../../data/site.demonstration.json' with { type: 'json' };
import { parseMark } from './brand-mark.ts';
import type { SiteFacts } from './site-facts.ts';

/** Who provides this app, how they are reached, and where their links lead. */
export const SITE: SiteFacts = provided as SiteFacts;

/** The provider's mark, ready to be drawn. */
export const SITE_MARK = parseMark(SITE.brand.mark);
