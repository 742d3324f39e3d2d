const FIGURE = /((?<![\d,.])[+−]?\d{1,2}:\d{2}|[+−]?\d[\d,]*(?:\.\d+)?)/;

/** A sentence whose figures the eye finds first; those in the name of its feed are none. */
export function WithFigures({ text, feed }: { text: string; feed: string | null }) {
  const begin = feed === null ? '' : `${feed}: `;
  const said = text.startsWith(begin) ? begin : '';
  return (
    <>
      {said}
      {text
        .slice(said.length)
        .split(FIGURE)
        .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}
    </>
  );
}
