import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Takes up all space except this. */
  fill(bytesLeft: number): void;
  /** Gives it back. */
  free(): void;
  setReadOnly(readOnly: boolean): void;
  remove(): void;
};

/** A separate disk in memory, or undefined if this user may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-disk-'));
  const mount = (...args: string[]) => spawnSync('mount', [...args, folder]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')) {
    fs.rmdirSync(folder);
    return undefined;
  }
  const filling = path.join(folder, 'filling');
  return {
    folder,
    fill: (bytesLeft) => {
      fs.rmSync(filling, { force: true });
      const { bavail, bsize } = fs.statfsSync(folder);
      fs.writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - bytesLeft)));
    },
    free: () => fs.rmSync(filling, { force: true }),
    setReadOnly: (readOnly) => {
      if (!mount('-o', `remount,${readOnly ? 'ro' : 'rw'}`))
        throw new Error('It could not be mounted again.');
    },
    remove: () => {
      spawnSync('umount', ['--lazy', folder]);
      fs.rmdirSync(folder);
    },
  };
}
