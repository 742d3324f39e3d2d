import type { Manifest } from '@dietetic/contract';

/** The stored part of a manifest: number and time of its version are known only with the version itself. */
export type StoredManifest = Omit<Manifest, 'version' | 'published'>;
