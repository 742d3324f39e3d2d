import { ensureReady } from './steps/build.mjs';

await ensureReady();
console.log('The build is up to date.');
