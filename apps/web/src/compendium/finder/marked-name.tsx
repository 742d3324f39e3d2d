import { matchRanges } from '@dietetic/catalogue';
import { Fragment } from 'react';

/** A name with the letters that were searched for marked in it. */
export function MarkedName({ name, query }: { name: string; query: string }) {
  const ranges = matchRanges(query, name);
  if (ranges.length === 0) return <>{name}</>;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {name.slice(index === 0 ? 0 : (ranges[index - 1]?.[1] ?? 0) + 1, start)}
          <mark>{name.slice(start, end + 1)}</mark>
        </Fragment>
      ))}
      {name.slice((ranges.at(-1)?.[1] ?? -1) + 1)}
    </>
  );
}
