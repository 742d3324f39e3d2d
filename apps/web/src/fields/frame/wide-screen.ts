/** Where the result is beside the entries, with room for its working; elsewhere it is opened on request. */
export const isWideScreen = (): boolean => matchMedia('(min-width: 64em)').matches;
