import { ensureBuilt } from './build.mjs';

/** For test runners: makes sure that the build is up to date. */
export default () => ensureBuilt(() => {});
