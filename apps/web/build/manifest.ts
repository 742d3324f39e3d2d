import { readSiteFile } from '../../../tools/steps/site-file.ts';

const { provider, brand } = readSiteFile().facts;

export const MANIFEST_FILE = 'manifest.webmanifest';

/** How the installed app looks on a device: name, colours of the mark, icons drawn from it, two shortcuts. */
export const manifest = {
  id: '/',
  name: `Dietetic App – ${provider.name}`,
  short_name: 'Dietetic',
  description: 'Regimen calculator and product compendium for healthcare professionals.',
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f5f3ec',
  theme_color: brand.colours.light,
  categories: ['medical', 'health', 'productivity'],
  icons: [
    { src: '/brand/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    screenshot('phone-start.png', '780x1688', 'narrow', 'Start page'),
    screenshot('phone-products.png', '780x1688', 'narrow', 'Products'),
    screenshot('desktop-start.png', '1280x800', 'wide', 'Start page'),
    screenshot('desktop-products.png', '1280x800', 'wide', 'Products'),
  ],
  shortcuts: [
    { name: 'New regimen', url: '/regimen', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Products', url: '/products', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
  ],
};

function screenshot(file: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) {
  return { src: `/screenshots/${file}`, sizes, type: 'image/png', form_factor, label };
}
