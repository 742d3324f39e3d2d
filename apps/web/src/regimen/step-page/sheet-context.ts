import { createContext, useContext } from 'react';

/** True where the steps stand side by side on one sheet, each in a pane of its own. */
export const SheetContext = createContext(false);

export const useIsOnSheet = (): boolean => useContext(SheetContext);
