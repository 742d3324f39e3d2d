import type { SiteFacts } from '@dietetic/content';
import { START_UP_IMAGES } from './start-up-images.ts';

export type Icon = {
  file: string;
  size: number;
  /** Where the picture is no square. */
  width?: number;
  height?: number;
  source: string;
  background: string;
  /** Share of the picture that the mark fills: a maskable icon keeps it inside the inner 80 %. */
  share: number;
  /** For the one-colour mark. */
  color?: string;
};

/** Every icon and start-up picture of the installed app, drawn from a provider's mark. */
export const iconsOf = ({
  mark,
  monochrome,
  colours: { light: tile },
}: SiteFacts['brand']): readonly Icon[] => [
  { file: 'icon-192.png', size: 192, source: mark, background: 'transparent', share: 1 },
  { file: 'icon-512.png', size: 512, source: mark, background: 'transparent', share: 1 },
  { file: 'maskable-192.png', size: 192, source: mark, background: tile, share: 0.8 },
  { file: 'maskable-512.png', size: 512, source: mark, background: tile, share: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, source: mark, background: tile, share: 0.9 },
  {
    file: 'monochrome-512.png',
    size: 512,
    source: monochrome,
    background: 'transparent',
    share: 0.9,
    color: '#000',
  },
  {
    file: 'badge-96.png',
    size: 96,
    source: monochrome,
    background: 'transparent',
    share: 1,
    color: '#fff',
  },
  ...START_UP_IMAGES.map(({ file, width, height }) => ({
    file,
    size: Math.min(width, height),
    width,
    height,
    source: mark,
    background: tile,
    share: 0.3,
  })),
];
