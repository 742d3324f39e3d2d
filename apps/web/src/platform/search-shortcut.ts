type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export type SearchShortcut = {
  shown: string;
  /** As `aria-keyshortcuts` wants it. */
  spoken: string;
  isPressed: (keys: Keys) => boolean;
};

/** Control+K, or Command+K on Apple's keyboards, where Control+K deletes to the end of the line. */
export function searchShortcut({ userAgent }: Pick<Navigator, 'userAgent'>): SearchShortcut {
  const isApple = /Macintosh|iPhone|iPad/.test(userAgent);
  return {
    shown: isApple ? '⌘ K' : 'Ctrl K',
    spoken: isApple ? 'Meta+K' : 'Control+K',
    isPressed: ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
      key.toLowerCase() === 'k' && ctrlKey === !isApple && metaKey === isApple && !altKey && !shiftKey,
  };
}
