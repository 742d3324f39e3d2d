import { ensureBuilt } from './build.mjs';

/** For test runners: makes sure that the build is of the present sources. */
export default () => ensureBuilt(() => {});
