// npm run icons: draws the home screen icons from a provider's logo, also in a fresh clone.
import { ensureBrowser } from './steps/browser.mjs';
import { ensureInstalled } from './steps/install.mjs';

try {
  await ensureInstalled();
  const browser = await ensureBrowser();
  if (browser) process.env.CHROME_PATH = browser;
  const { register } = await import('tsx/esm/api');
  register();
  const { drawIcons } = await import('../apps/web/build/draw-icons.ts');
  await drawIcons();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
