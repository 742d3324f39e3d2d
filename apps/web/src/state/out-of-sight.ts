import { createContext, useContext } from 'react';

/** True around a screen that is drawn where nobody sees it: what it shows is nobody's choice, and is not kept. */
export const OutOfSight = createContext(false);

export const useIsOutOfSight = (): boolean => useContext(OutOfSight);
