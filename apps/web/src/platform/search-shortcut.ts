type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export type SearchShortcut = {
  shown: string;
  /** As `aria-keyshortcuts` wants it. */
  spoken: string;
  isPressed: (keys: Keys) => boolean;
};

/** Control+K, or Command+K on Apple's keyboards, where Control+K deletes to the end of the line. */
export const searchShortcut = (navigator: Pick<Navigator, 'userAgent'>): SearchShortcut =>
  withControl('k', navigator);

/** To the products beside a regimen. */
export const productsShortcut = (navigator: Pick<Navigator, 'userAgent'>): SearchShortcut =>
  withControl('/', navigator);

function withControl(letter: string, { userAgent }: Pick<Navigator, 'userAgent'>): SearchShortcut {
  const isApple = /Macintosh|iPhone|iPad/.test(userAgent);
  const name = letter.toUpperCase();
  return {
    shown: isApple ? `⌘ ${name}` : `Ctrl ${name}`,
    spoken: isApple ? `Meta+${name}` : `Control+${name}`,
    isPressed: ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
      key.toLowerCase() === letter && ctrlKey === !isApple && metaKey === isApple && !altKey && !shiftKey,
  };
}
