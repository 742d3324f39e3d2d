/** There the result stands beside the work, with room for its working; elsewhere it is opened on request. */
export const isWide = (): boolean => matchMedia('(min-width: 64em)').matches;
