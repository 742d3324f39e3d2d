import type { DocumentEntry } from '@dietetic/contract';
import { useCallback, useEffect, useState } from 'react';
import { saveDocument, type SavedState, savedState, removeDocument } from './saved-documents.ts';

export type SavedDocument = {
  state: SavedState;
  isWorking: boolean;
  hasFailed: boolean;
  keep: () => Promise<void>;
  letGo: () => Promise<void>;
};

/** Whether a document is on this device, and the ways to change that. */
export function useSavedDocument(document: DocumentEntry): SavedDocument {
  const [state, setState] = useState<SavedState>('no');
  const [isWorking, setWorking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    savedState(document).then(
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
        setState(await savedState(document));
      } catch {
        setFailed(true);
      } finally {
        setWorking(false);
      }
    },
    [document],
  );

  return {
    state,
    isWorking,
    hasFailed,
    keep: () => change(saveDocument),
    letGo: () => change(removeDocument),
  };
}
