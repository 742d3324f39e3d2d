import type { DocumentEntry } from '@dietetic/contract';
import { useCallback, useEffect, useState } from 'react';
import { keep, type Kept, keptState, letGo } from './kept-documents.ts';

export type KeptDocument = {
  state: Kept;
  isWorking: boolean;
  hasFailed: boolean;
  keep: () => Promise<void>;
  letGo: () => Promise<void>;
};

/** Whether a document is on this device, and the ways to change that. */
export function useKept(document: DocumentEntry): KeptDocument {
  const [state, setState] = useState<Kept>('no');
  const [isWorking, setWorking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    keptState(document).then(
      (kept) => {
        if (isCurrent) setState(kept);
      },
      // The browser keeps nothing for this site: the same as not kept.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [document]);

  const change = useCallback(
    async (run: (entry: DocumentEntry) => Promise<void>) => {
      setWorking(true);
      setFailed(false);
      try {
        await run(document);
        setState(await keptState(document));
      } catch {
        setFailed(true);
      } finally {
        setWorking(false);
      }
    },
    [document],
  );

  return { state, isWorking, hasFailed, keep: () => change(keep), letGo: () => change(letGo) };
}
