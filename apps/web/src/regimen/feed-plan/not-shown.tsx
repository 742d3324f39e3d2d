import { bedsideWords } from '@dietetic/content';
import { NotStated } from '#ui/quantity/quantity.tsx';

/** In the place of a figure of a plan that no longer fits its patient or products. */
export const NotShown = () => <NotStated>{bedsideWords.notShown}</NotStated>;
