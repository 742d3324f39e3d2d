/** Spaces that do not break are for screens: an answer is compared and searched. */
export const plainText = (text: string): string => text.replaceAll('\u00a0', ' ');
