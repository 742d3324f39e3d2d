import { feedPlanWords as say, stepScreenWords } from '@dietetic/content';
import {
  type FeedPlan,
  durationText,
  mlNumber,
  mlText,
  rateNumber,
  signedMl,
  type SessionResult,
} from '@dietetic/regimen';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Bedside } from '#session/bedside.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useIsSheetWindow } from '../sheet/sheet-window.ts';
import frame from '../bedside/bedside-page.module.css';
import { ContainerChoice } from './container-choice.tsx';
import { sessionTimesText } from '../templates/feed-plan-summary.ts';
import { RateChoice } from './rate-choice.tsx';
import { SessionEntries } from './session-entries.tsx';
import { keepPlan, replaceSession, sessionName } from './sessions-of-plan.ts';
import styles from './feed-plan.module.css';
import { NotShown } from './not-shown.tsx';

type Props = {
  bedside: Bedside;
  plan: FeedPlan;
  one: SessionResult;
  index: number;
  onEdit: () => void;
  /** What is asked about it. */
  children: ReactNode;
};

/** One session with what it comes to. On the sheet its volume and times are typed in it, elsewhere in the dialog. */
export function SessionRow({ bedside, plan, one, index, onEdit, children }: Props) {
  const { isOutOfDate } = bedside;
  const { session } = one;
  const hasEntries = useIsSheetWindow();
  /** What stands in its boxes is not, or not yet, the plan: a rate beside it would belong to neither. */
  const [isTyped, setTyped] = useState(false);
  const name = sessionName(session, plan.sessions);
  const feed = one.feed ?? bedside.regimen.products.find(({ id }) => id === session.product)?.name ?? '';
  const isShown = !isOutOfDate && !isTyped;
  /** Boxes leave no room for it under the rate. */
  const isBeside = hasEntries && isShown && !('bolus' in one);
  const given = isOutOfDate
    ? mlText(session.volume)
    : `${mlText(one.deliveredMl)}, ${say.difference(signedMl(one.deviationMl))}`;
  return (
    <li className={classNames('grid middle gap-1-3', styles.session, hasEntries && styles.withEntries)}>
      <div className={`stack ${styles.what}`}>
        <b>{name}</b>
        <span className="quiet">
          {feed}
          {/* In its boxes, which are off the paper. */}
          <span className={hasEntries ? frame.onPaper : undefined}>, {sessionTimesText(session)}</span>
        </span>
      </div>
      {hasEntries && (
        <SessionEntries
          bedside={bedside}
          plan={plan}
          session={session}
          name={name}
          onTyped={setTyped}
          onTake={(taken) => replaceSession(index, taken)}
        />
      )}
      <div className={`stack ${styles.figures}`}>
        {isShown ? <Rate one={one} plan={plan} /> : <NotShown />}
        {!isTyped && !isBeside && <span className="quiet">{given}</span>}
      </div>
      <div className={`row wrap ${styles.tools}`}>
        <IconButton label={say.editSession(name)} icon={<Pencil />} onClick={onEdit} />
        <IconButton
          label={say.removeSession(name)}
          icon={<Trash2 />}
          data-takes-away=""
          onClick={() => remove(plan, index, name)}
        />
      </div>
      {isTyped && <p className={classNames(styles.wide, 'quiet')}>{say.rowTyped}</p>}
      {isShown && !('bolus' in one) && (
        <div className={classNames(styles.wide, 'row wrap gap-1-3', styles.rates)}>
          <RateChoice session={one.session} plan={plan} onTake={(taken) => replaceSession(index, taken)} />
          {isBeside && <span className="quiet">{given}</span>}
        </div>
      )}
      {isShown && <ContainerChoice one={one} index={index} products={bedside.products} />}
      {children}
    </li>
  );
}

function Rate({ one, plan }: { one: SessionResult; plan: FeedPlan }) {
  if ('bolus' in one) {
    return <Quantity value={mlNumber(one.bolus)} unit={stepScreenWords.mlEach} size="lead" />;
  }
  // A rate never stands without its hours.
  if (one.runHours === null) return <NotShown />;
  return (
    <span className={styles.rate}>
      <Quantity value={rateNumber(one.rate, plan.pumpStep)} unit="ml/h" size="lead" />{' '}
      <span className="quiet">{say.forHours(durationText(one.runHours))}</span>
    </span>
  );
}

function remove(plan: FeedPlan, index: number, name: string): void {
  const rest = { ...plan, sessions: plan.sessions.filter((_, place) => place !== index) };
  keepPlan(rest);
  showToast({
    message: say.removed(name),
    onUndo: () => keepPlan(plan),
  });
}
