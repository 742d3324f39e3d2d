import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SourceError } from '#catalogue/import/catalogue-source.ts';
import type { ImportRequest } from './catalogue-administration.ts';

const FOLDER = 'incoming';
const NAME = /^[a-f0-9]{16}\.(?:json|csv)$/;

/**
 * The command line hands files to a running server by putting them into its data directory. The server accepts file
 * names only from there, so no call can make it read another file.
 */
export async function submitFiles(
  dataDirectory: string,
  from: ImportRequest['from'],
): Promise<ImportRequest['from']> {
  const folder = path.join(dataDirectory, FOLDER);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = async (file: string, extension: 'json' | 'csv') => {
    const name = `${randomBytes(8).toString('hex')}.${extension}`;
    try {
      await fs.copyFile(file, path.join(folder, name));
    } catch (error) {
      // A partial copy would use up the disk that is already full.
      await fs.rm(path.join(folder, name), { force: true });
      throw error;
    }
    return name;
  };
  if (from.source === 'json') return { source: 'json', file: await copy(from.file, 'json') };
  if (from.source === 'csv') {
    return {
      source: 'csv',
      products: await copy(from.products, 'csv'),
      nutrients: await copy(from.nutrients, 'csv'),
    };
  }
  return from;
}

/** Copies left by a command that was killed: no command is running when a server starts. */
export async function removeStaleFiles(dataDirectory: string): Promise<void> {
  const folder = path.join(dataDirectory, FOLDER);
  const names = await fs.readdir(folder).catch(() => []);
  await Promise.all(
    names.filter((name) => NAME.test(name)).map((name) => fs.rm(path.join(folder, name), { force: true })),
  );
}

/** The handed-in names as paths, and the way to remove the files again. */
export function receiveFiles(
  dataDirectory: string,
  from: ImportRequest['from'],
): { from: ImportRequest['from']; remove: () => Promise<void> } {
  const files: string[] = [];
  const located = (name: string) => {
    if (!NAME.test(name)) throw new SourceError('Only files handed in by the command line can be imported.');
    const file = path.join(dataDirectory, FOLDER, name);
    files.push(file);
    return file;
  };
  const remove = async () => {
    await Promise.all(files.map((file) => fs.rm(file, { force: true })));
  };
  if (from.source === 'json') return { from: { ...from, file: located(from.file) }, remove };
  if (from.source === 'csv') {
    return {
      from: { ...from, products: located(from.products), nutrients: located(from.nutrients) },
      remove,
    };
  }
  return { from, remove };
}
