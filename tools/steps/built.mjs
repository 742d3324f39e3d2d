import { ensureBuilt } from './build.mjs';

/** For test runners: what they start is built from the sources that stand here. */
export default () => ensureBuilt(() => {});
