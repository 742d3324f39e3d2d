import { feedPlanWords as say } from '@dietetic/content';
import {
  type FeedPlan,
  type FeedPlanResult,
  deliveredFeedText,
  mlText,
  roundingDifferenceLines,
} from '@dietetic/regimen';
import { Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { Bedside } from '#session/bedside.ts';
import { Button } from '#ui/button/button.tsx';
import frame from '../bedside/bedside-page.module.css';
import { DeletePlan } from './out-of-date.tsx';
import { SessionRow } from './session-row.tsx';
import { plannedMl } from './sessions-of-plan.ts';

type Props = {
  bedside: Bedside;
  plan: FeedPlan;
  result: FeedPlanResult;
  onEdit: (index: number) => void;
  onAdd: () => void;
  /** What is asked about one of them, under its row. */
  renderFindings: (index: number) => ReactNode;
  list?: RefObject<HTMLUListElement | null>;
};

export function SessionsPanel({ bedside, plan, result, onEdit, onAdd, renderFindings, list }: Props) {
  const { products, amounts, isOutOfDate } = bedside;
  const roundedOff = isOutOfDate ? [] : roundingDifferenceLines(plan, amounts, products, say);
  return (
    <section className={frame.panel}>
      <div className={`row wrap between gap-2-4 ${frame.panelHead}`}>
        <h2>{say.sessions}</h2>
        <Button variant="quiet" size="small" icon={<Plus />} onClick={onAdd}>
          {say.add}
        </Button>
      </div>
      <ul ref={list} className="stack gap-2">
        {result.sessions.map((one, index) => (
          <SessionRow
            key={index}
            bedside={bedside}
            plan={plan}
            one={one}
            index={index}
            onEdit={() => onEdit(index)}
          >
            {renderFindings(index)}
          </SessionRow>
        ))}
      </ul>
      {amounts.map(({ product, ml: amount }) => {
        const planned = plannedMl(plan.sessions, product);
        if (amount === null || planned === 0) return null;
        const name = products.find(({ id }) => id === product)?.name;
        return (
          <p key={product} className="quiet">
            {roundedOff.find((one) => one.product === product)?.text ??
              `${name}: ${say.planned(mlText(planned), mlText(Math.round(amount)))}`}
          </p>
        );
      })}
      {!isOutOfDate && (
        <div className={`row wrap between gap-2-4 ${frame.panelHead}`}>
          <p className="quiet">{deliveredFeedText(result, say)}</p>
          <DeletePlan />
        </div>
      )}
    </section>
  );
}
