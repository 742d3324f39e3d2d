import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  console.log('The build is up to date.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
