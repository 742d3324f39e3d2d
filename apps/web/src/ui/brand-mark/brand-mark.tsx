import { createElement } from 'react';

type Props = {
  className?: string | undefined;
  mark: { side: number; shapes: readonly { tag: string; attributes: Readonly<Record<string, string>> }[] };
};

/** The provider's mark. Inline, so that it is painted with the words. */
export function BrandMark({ className, mark: { side, shapes } }: Props) {
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {shapes.map(({ tag, attributes }, index) => createElement(tag, { key: index, ...propsOf(attributes) }))}
    </svg>
  );
}

const propsOf = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
