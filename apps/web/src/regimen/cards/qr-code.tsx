import { encode } from 'uqr';

/** A text as a square to be scanned. Its text is beside it, so it is hidden from screen readers. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text.replaceAll('\u00a0', ' '), { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
