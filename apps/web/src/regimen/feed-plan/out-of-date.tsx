import { feedPlanWords as say } from '@dietetic/content';
import {
  confirmFeedPlan,
  type FeedPlan,
  type FeedSession,
  runBoluses,
  isBolus,
  isFeedPlanOfTemplate,
  isFlushMissing,
  mlText,
  planToKeep,
  restoreFeedPlan,
  setFeedPlan,
  waterOfOlder,
} from '@dietetic/regimen';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useCatalogue } from '#session/catalogue.ts';
import type { Bedside } from '#session/bedside.ts';
import { changeRegimen, useRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { feedPlanSummary } from '../templates/feed-plan-summary.ts';
import { changesSince } from './changes-since.ts';
import { FlushDialog } from './flush-dialog.tsx';
import { hasUnknownFeed, keepPlan, plannedMl, sessionName } from './sessions-of-plan.ts';
import styles from './feed-plan.module.css';

type Props = { bedside: Bedside; plan: FeedPlan };

/** What no longer agrees, and the ways out: one session takes the difference, or the plan is kept as it is. */
export function OutOfDate({ bedside, plan: before }: Props) {
  const { products: allProducts } = useCatalogue();
  const [asked, setAsked] = useState<FeedPlan | null>(null);
  const plan = planToKeep(bedside.regimen) ?? before;
  if (hasUnknownFeed(bedside)) {
    return (
      <Notice kind="attention" title={say.noPlan['no-product']}>
        <DeletePlan />
      </Notice>
    );
  }
  const differences = differencesOf(bedside, plan);
  const [one] = differences;
  const only = differences.length === 1 && one !== undefined ? one : null;
  const gone = feedsGone(bedside, plan);
  const nameOf = (id: string) => allProducts.find((one) => one.id === id)?.name ?? say.changed.aProduct;
  // A line of its own says it of these already.
  const said = [...gone.map(({ product }) => product), ...(only === null ? [] : [only.product])];
  const isOfTemplate = isFeedPlanOfTemplate(bedside.regimen);
  const isFlushAsked = isFlushMissing(plan);
  const older = waterOfOlder(bedside.regimen);
  const changes = isOfTemplate ? feedPlanSummary(plan) : changesSince(bedside.regimen, said, nameOf);
  return (
    <Notice
      icon={<History />}
      live="polite"
      title={isOfTemplate ? say.ofTemplate : say.outOfDate}
      action={
        <div className={`flex wrap gap-2 ${styles.fixes}`}>
          {gone.map(({ product, name }) => {
            const sessions = plan.sessions.filter((session) => session.product !== product);
            return sessions.length === 0 ? null : (
              <Button
                key={product}
                size="small"
                variant="secondary"
                onClick={() => keepPlan({ ...plan, sessions })}
              >
                {say.withoutFeed(name)}
              </Button>
            );
          })}
          {only !== null &&
            plan.sessions.map((session, index) => {
              const volume = session.volume + only.amount - only.planned;
              return session.product !== only.product || volume <= 0 ? null : (
                <Button
                  key={index}
                  size="small"
                  variant="secondary"
                  onClick={() => {
                    const settled = withVolume(plan, index, volume);
                    if (isFlushAsked) setAsked(settled);
                    else changeRegimen((regimen) => setFeedPlan(regimen, settled));
                  }}
                >
                  {say.settleWith(
                    isBolus(session) && plan.sessions.filter(isBolus).length === 1
                      ? say.mode[session.mode]
                      : sessionName(session, plan.sessions),
                    given({ ...session, volume }, plan.roundDown),
                  )}
                </Button>
              );
            })}
          <Button
            size="small"
            variant="secondary"
            onClick={() => (isFlushAsked ? setAsked(plan) : changeRegimen(confirmFeedPlan))}
          >
            {say.confirm}
          </Button>
          <DeletePlan />
        </div>
      }
    >
      {gone.map(({ product, name }) => (
        <p key={product}>{say.feedGone(name)}</p>
      ))}
      {older !== null && !isOfTemplate && <p>{say.waterOfOlder[older]}</p>}
      {isOfTemplate && <p>{say.ofTemplateTaken}</p>}
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      <p>
        {only === null
          ? isOfTemplate
            ? isFlushAsked
              ? say.ofTemplateTextOfChild
              : say.ofTemplateText
            : say.outOfDateText
          : say.outOfDateAmount(only.name, mlText(only.planned), mlText(only.amount))}
      </p>
      {asked !== null && (
        <FlushDialog
          plan={asked}
          ageMonths={bedside.patient.ageMonths}
          isOfOlder={older !== null}
          onClose={() => setAsked(null)}
        />
      )}
    </Notice>
  );
}

/** The feeds of the plan that the regimen no longer has: taken out, or not available in another country. */
function feedsGone({ regimen, products }: Bedside, { sessions }: FeedPlan) {
  const gone = sessions.filter(({ product }) => !regimen.products.some(({ id }) => id === product));
  return [...new Set(gone.map(({ product }) => product))].map((product) => ({
    product,
    name: products.find(({ id }) => id === product)?.name ?? product,
  }));
}

/** The feeds of the plan whose sessions do not come to the amount of the regimen, whole ml. */
function differencesOf({ amounts, products }: Bedside, { sessions }: FeedPlan) {
  return amounts.flatMap(({ product, ml: exact }) => {
    if (exact === null || !sessions.some((session) => session.product === product)) return [];
    const planned = plannedMl(sessions, product);
    const amount = Math.round(exact);
    const name = products.find(({ id }) => id === product)?.name ?? product;
    return Math.round(planned) === amount ? [] : [{ product, name, planned, amount }];
  });
}

/** "1,100 ml", "2 × 250 ml"; boluses as they are given, and what they then come to. */
function given(session: FeedSession, roundDown: boolean): string {
  const { volume } = session;
  if (!isBolus(session)) return mlText(volume);
  const { bolus, deliveredMl } = runBoluses(session, roundDown);
  const each = `${session.boluses}\u00a0×\u00a0${mlText(bolus)}`;
  return deliveredMl === volume ? each : say.inAllOf(each, mlText(deliveredMl));
}

const withVolume = (plan: FeedPlan, index: number, volume: number): FeedPlan => ({
  ...plan,
  sessions: plan.sessions.map((session, place) => (place === index ? { ...session, volume } : session)),
});

export function DeletePlan() {
  const { feedPlan } = useRegimen();
  const remove = () => {
    changeRegimen((regimen) => setFeedPlan(regimen, undefined));
    showToast({
      message: say.removedPlan,
      onUndo: () => changeRegimen((regimen) => restoreFeedPlan(regimen, feedPlan)),
    });
  };
  return (
    <Button variant="quiet" size="small" data-takes-away="" onClick={remove}>
      {say.remove}
    </Button>
  );
}
