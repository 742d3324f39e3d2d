import type { SaveAppPlatform } from '@dietetic/content';
import {
  Check,
  EllipsisVertical,
  ExternalLink,
  Menu,
  MonitorDown,
  Share,
  SquarePlus,
  SquareStack,
} from 'lucide-react';
import type { ComponentType } from 'react';
import styles from './save-app.module.css';

/** The sign to look for at each step, as the device draws it. */
const SIGNS: Record<SaveAppPlatform, readonly ComponentType[]> = {
  'ios-safari': [Share, SquarePlus, Check],
  'android-chrome': [EllipsisVertical, SquarePlus, Check],
  'android-samsung': [Menu, SquarePlus, Check],
  'android-other': [Menu, SquarePlus, ExternalLink],
  'desktop-chrome': [MonitorDown, EllipsisVertical, Check],
  'in-app-browser': [SquareStack, ExternalLink, Check],
  installed: [],
  unsupported: [],
};

/** A small drawing beside a step; the sentence says the same in words. */
export function SaveAppDrawing({ platform, step }: { platform: SaveAppPlatform; step: number }) {
  const Sign = SIGNS[platform][step];
  return (
    <span className={`grid acts on-sheet round-2 edged ${styles.drawing}`} aria-hidden="true">
      {Sign && <Sign />}
    </span>
  );
}
