import { feedPlanWords as say } from '@dietetic/content';
import {
  feedPlanSentences,
  isBolus,
  type PlanAndRecipe,
  rateNumber,
  calculatePlanAndRecipe,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import { useAssessment } from '#session/regimen.ts';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { RateChoice } from './rate-choice.tsx';
import { parseDraft, type SessionDraft } from './session-draft.ts';
import { withSession } from './sessions-of-plan.ts';
import styles from './feed-plan.module.css';

type Props = {
  bedside: Bedside;
  draft: SessionDraft;
  onChange: (part: Pick<SessionDraft, 'rounding'>) => void;
};

/** The sentence of this session alone, with its deviation; nothing while it cannot be read. */
export function SessionPreview({ bedside, draft, onChange }: Props) {
  const assessment = useAssessment();
  const read = parseDraft(draft);
  if (!read.ok) return <p>{say.notYetRead}</p>;
  const { regimen, products, patient } = bedside;
  const whole = withSession(regimen.feedPlan?.plan, read, null, patient.ageMonths);
  const plan = { ...whole, sessions: [read.session] };
  const { feedPlan }: PlanAndRecipe = calculatePlanAndRecipe({
    ...regimen,
    feedPlan: plan,
    assessment,
    products: undefined,
    catalogue: products,
  });
  const run = feedPlan?.sessions[0];
  return (
    <>
      {!isBolus(read.session) && (
        <div className={`row wrap gap-1-3 ${styles.rates}`}>
          <RateChoice session={read.session} plan={plan} onTake={({ rounding }) => onChange({ rounding })} />
          {run !== undefined && 'rate' in run && run.reason === null && (
            <Quantity value={rateNumber(run.rate, plan.pumpStep)} unit="ml/h" size="hero" />
          )}
        </div>
      )}
      <p aria-live="polite">{feedPlan === null ? '' : feedPlanSentences(plan, feedPlan).join(' ')}</p>
    </>
  );
}
