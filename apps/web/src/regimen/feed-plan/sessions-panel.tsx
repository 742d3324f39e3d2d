import { bedsideWords, feedPlanWords as say, stepScreenWords } from '@dietetic/content';
import { formatNumber, formatQuantity } from '@dietetic/clinical';
import {
  changeFeedPlan,
  clockText,
  type FeedPlan,
  type FeedPlanResult,
  type FeedSession,
  isBolus,
  later,
  MINUTES_PER_HOUR,
  type SessionResult,
} from '@dietetic/regimen';
import { Pencil, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Bedside } from '#session/bedside.ts';
import { changeRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import frame from '../bedside/bedside-page.module.css';
import { RateChoice } from './rate-choice.tsx';
import { nextPreset } from './session-presets.ts';
import styles from './feed-plan.module.css';

type Props = {
  bedside: Bedside;
  plan: FeedPlan;
  result: FeedPlanResult;
  onEdit: (index: number) => void;
  onAdd: () => void;
  /** What is asked about one of them, under its row. */
  renderFindings: (index: number) => ReactNode;
};

const ml = (value: number): string => formatQuantity('amount', value, { unit: 'ml' }).text;
const signed = (value: number): string => (value > 0 ? `+${ml(value)}` : ml(value));

export function SessionsPanel({ bedside, plan, result, onEdit, onAdd, renderFindings }: Props) {
  const { products, amounts, isOutOfDate } = bedside;
  return (
    <section className={frame.panel}>
      <div className={frame.panelHead}>
        <h2>{say.sessions}</h2>
        <Button variant="quiet" size="small" icon={<Plus />} onClick={onAdd}>
          {say.addNext[nextPreset(plan)]}
        </Button>
      </div>
      <ul className={styles.sessions}>
        {result.sessions.map((one, index) => {
          const name = sessionName(one.session);
          return (
            <li key={index} className={styles.session}>
              <div className={styles.what}>
                <b>{name}</b>
                <span className={frame.quiet}>
                  {products.find(({ id }) => id === one.session.product)?.name ?? one.session.product},{' '}
                  {when(one.session)}
                </span>
              </div>
              <div className={styles.figures}>
                {isOutOfDate ? (
                  <NotStated>{bedsideWords.notShown}</NotStated>
                ) : (
                  <Rate one={one} plan={plan} />
                )}
                <span className={frame.quiet}>
                  {isOutOfDate
                    ? ml(one.session.volume)
                    : `${ml(one.deliveredMl)}, ${say.difference(signed(one.deviationMl))}`}
                </span>
              </div>
              <div className={styles.tools}>
                <IconButton label={say.editSession(name)} icon={<Pencil />} onClick={() => onEdit(index)} />
                <IconButton
                  label={say.removeSession(name)}
                  icon={<X />}
                  onClick={() => remove(plan, index, name)}
                />
              </div>
              {!isOutOfDate && !('bolus' in one) && (
                <div className={styles.wide}>
                  <RateChoice
                    session={one.session}
                    plan={plan}
                    onTake={(session) => take(plan, index, session)}
                  />
                </div>
              )}
              {renderFindings(index)}
            </li>
          );
        })}
      </ul>
      {amounts.map(({ product, ml: amount }) => {
        const planned = plan.sessions
          .filter((session) => session.product === product)
          .reduce((total, { volume }) => total + volume, 0);
        if (amount === null || planned === 0) return null;
        return (
          <p key={product} className={frame.quiet}>
            {products.find(({ id }) => id === product)?.name}:{' '}
            {say.planned(ml(planned), ml(Math.round(amount)))}
          </p>
        );
      })}
    </section>
  );
}

/** "Overnight pump", "Bolus, 6 ×" */
export function sessionName(session: FeedSession): string {
  if (isBolus(session)) return `${say.mode.bolus}, ${session.boluses}\u00a0×`;
  const isOverMidnight = later(session.start, session.hours * MINUTES_PER_HOUR).day > 0;
  return session.mode === 'cyclic' && isOverMidnight ? say.overnight : say.mode[session.mode];
}

function when(session: FeedSession): string {
  if (!isBolus(session)) return `${clockText(session.start)}, ${hours(session.hours)}`;
  return session.last === undefined
    ? clockText(session.first)
    : `${clockText(session.first)}–${clockText(session.last)}`;
}

const hours = (value: number): string => `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}\u00a0h`;

function Rate({ one, plan }: { one: SessionResult; plan: FeedPlan }) {
  if ('bolus' in one) {
    return (
      <Quantity
        value={formatQuantity('amount', one.bolus, { unit: 'ml' }).number}
        unit={stepScreenWords.mlEach}
        size="lead"
      />
    );
  }
  if (one.runHours === null) return <NotStated>{bedsideWords.notShown}</NotStated>;
  return (
    <span>
      <Quantity value={formatNumber(one.rate, plan.pumpStep === 1 ? 0 : 1)} unit="ml/h" size="lead" />{' '}
      <span className={frame.quiet}>{forHours(one.runHours)}</span>
    </span>
  );
}

/** A rate never stands without its hours. */
function forHours(value: number): string {
  const minutes = Math.round(value * MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return stepScreenWords.forHours(Math.floor(minutes / MINUTES_PER_HOUR), rest);
}

function take(plan: FeedPlan, index: number, session: FeedSession): void {
  const sessions = plan.sessions.map((one, place) => (place === index ? session : one));
  changeRegimen((regimen) => changeFeedPlan(regimen, { ...plan, sessions }));
}

function remove(plan: FeedPlan, index: number, name: string): void {
  const rest = { ...plan, sessions: plan.sessions.filter((_, place) => place !== index) };
  changeRegimen((regimen) => changeFeedPlan(regimen, rest));
  showToast({
    message: say.removed(name),
    action: { label: say.undo, onAction: () => changeRegimen((regimen) => changeFeedPlan(regimen, plan)) },
  });
}
