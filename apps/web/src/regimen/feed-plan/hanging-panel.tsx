import { feedPlanWords as say } from '@dietetic/content';
import { type FeedPlanResult, hangingLines, isByMouth, opensPackForRounding } from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import frame from '../bedside/bedside-page.module.css';
import { NotShown } from './not-shown.tsx';

type Props = { bedside: Bedside; result: FeedPlanResult };

/** How long a container hangs, and what is ordered for 28 days. */
export function HangingPanel({ bedside, result }: Props) {
  const lines = hangingLines(result, bedside.products, say);
  if (lines.length === 0) return null;
  return (
    <section className={frame.panel}>
      <h2>{result.sessions.every(({ session }) => isByMouth(session)) ? say.packsByMouth : say.hanging}</h2>
      {bedside.isOutOfDate ? (
        <p>
          <NotShown />
        </p>
      ) : (
        <ul className="stack gap-1">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {opensPackForRounding(result.sessions) && <li>{say.packForRounding}</li>}
        </ul>
      )}
    </section>
  );
}
