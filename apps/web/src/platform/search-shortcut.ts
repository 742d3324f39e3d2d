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

/** To the products beside a regimen. With `alone` a slash without a modifier does it too, outside of fields of words. */
export function productsShortcut(navigator: Pick<Navigator, 'userAgent'>, alone: boolean): SearchShortcut {
  const keys = withControl('/', navigator);
  if (!alone) return keys;
  return {
    shown: '/',
    spoken: `/ ${keys.spoken}`,
    isPressed: (pressed) => keys.isPressed(pressed) || (pressed.key === '/' && !hasModifier(pressed)),
  };
}

/** Shift does not count: on many keyboards a slash needs it. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Keys): boolean => ctrlKey || metaKey || altKey;

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
