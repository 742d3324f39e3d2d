import { bedsideWords, cardWords as say, PROTEIN_METHOD_WORDS } from '@dietetic/content';
import { type Finding, recipeTexts } from '@dietetic/regimen';
import { Link, useNavigate } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { type Bedside, useBedside } from '#session/bedside.ts';
import { useOpenFindings } from '#session/findings.ts';
import { useRegimen } from '#session/regimen.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { BedsidePage } from '../bedside/bedside-page.tsx';
import { PlanFindings } from '../feed-plan/plan-findings.tsx';
import { useGoToField } from '../regimen-form.ts';
import { useReport } from '../report/use-report.ts';
import { HomeCard } from './home-card.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { howGiven } from './recipe-steps.ts';
import { WardCard } from './ward-card.tsx';
import { CARD_IDS, type CardId } from './card-ids.ts';
import {
  fieldToEnter,
  missingEntries,
  type CardProblem,
  blocksHomeCard,
  cardProblem,
} from './card-problem.ts';
import styles from './cards.module.css';

/** What is printed for those who feed: one card at a time, seen before it is printed. `card`: the one asked for. */
export default function CardsScreen({ card: asked }: { card: CardId | undefined }) {
  const bedside = useBedside();
  const report = useReport();
  const open = useOpenFindings();
  const navigate = useNavigate();
  const [isLarge, setLarge] = useState(false);
  if (bedside === null || report === null) {
    return <BedsidePage title={say.title} />;
  }
  const why = Object.fromEntries(CARD_IDS.map((id) => [id, cardProblem(id, bedside, open)])) as Record<
    CardId,
    CardProblem | null
  >;
  const { feedPlan, recipe } = bedside.regimen;
  if (feedPlan === undefined && recipe === undefined) {
    return (
      <BedsidePage title={say.title}>
        <EmptyState
          title={say.none}
          action={
            <Button onClick={() => void navigate({ to: '/regimen/feed-plan' })}>{say.toFeedPlan}</Button>
          }
        >
          {say.noneHelp}
        </EmptyState>
      </BedsidePage>
    );
  }
  const card = asked ?? (feedPlan === undefined ? 'recipe' : 'ward');
  const reason = why[card];
  return (
    <BedsidePage
      title={say.title}
      hasOwnPaper
      actions={
        <Button
          icon={<Printer />}
          unavailable={reason === null ? undefined : say.noCard[reason]}
          reasonPlacement="hidden"
          onClick={() => window.print()}
        >
          {say.print}
        </Button>
      }
    >
      <div className={styles.desk}>
        <div className={`flex wrap ${styles.choices}`} data-off-paper>
          <Segmented<CardId>
            legend={say.which}
            block
            value={card}
            onChange={(id) => void navigate({ to: '/regimen/cards', search: { card: id }, replace: true })}
            options={CARD_IDS.map((value) => ({ value, label: say.cards[value] }))}
          />
          <Checkbox label={say.largePrint} checked={isLarge} onChange={setLarge} />
        </div>
        {reason === null ? (
          <Sheet
            as="article"
            className={classNames(styles.card, styles[card], isLarge && styles.large)}
            aria-label={say.preview(say.cards[card])}
          >
            <Card
              card={card}
              bedside={bedside}
              report={report.document}
              hasRecipeCard={why.recipe === null}
            />
          </Sheet>
        ) : (
          <div className="stack gap-4">
            {reason === 'to-confirm' || reason === 'to-answer' ? (
              <>
                <div aria-live="polite">
                  <h2 className="lead">{reason === 'to-confirm' ? say.noCardUntil : say.noCardBefore}</h2>
                </div>
                <PlanFindings
                  findings={open.filter((finding) =>
                    reason === 'to-answer' ? blocksHomeCard(finding, bedside) : finding.severity !== 'ask',
                  )}
                />
              </>
            ) : reason === 'to-enter' ? (
              missingEntries(open).map((finding) => <ToEnter key={finding.message} finding={finding} />)
            ) : (
              <NoCardNotice reason={reason} card={card} />
            )}
          </div>
        )}
      </div>
    </BedsidePage>
  );
}

function Card({
  card,
  bedside,
  report,
  hasRecipeCard,
}: {
  card: CardId;
  bedside: Bedside;
  /** A recipe that is not that of the regimen any more is not spoken of on the home plan either. */
  hasRecipeCard: boolean;
  report: Parameters<typeof WardCard>[0]['report'];
}) {
  const { feedPlan: result, recipe, regimen, patient } = bedside;
  const plan = regimen.feedPlan?.plan;
  const powder = bedside.products.find(({ id }) => id === regimen.recipe?.product);
  const texts = recipe === null || powder === undefined ? null : recipeTexts(recipe, powder, patient);
  if (card === 'recipe') {
    return texts === null || powder === undefined ? null : (
      <RecipeCard
        texts={texts}
        powder={powder}
        ageMonths={patient.ageMonths}
        report={report}
        given={howGiven(powder.id, plan, regimen.values)}
      />
    );
  }
  if (plan === undefined || result === null) return null;
  return card === 'ward' ? (
    <WardCard bedside={bedside} plan={plan} result={result} report={report} />
  ) : (
    <HomeCard
      bedside={bedside}
      plan={plan}
      result={result}
      report={report}
      recipe={hasRecipeCard ? texts : null}
    />
  );
}

/** What is missing, in its own words, and the way to where it is entered. */
function ToEnter({ finding }: { finding: Finding }) {
  const goTo = useGoToField();
  const { values } = useRegimen();
  const field = fieldToEnter(finding, values);
  return (
    <Notice
      kind="attention"
      title={say.noCardMissing}
      live="polite"
      action={
        <Button variant="secondary" size="small" onClick={() => goTo(field)}>
          {say.enterIt[field]}
        </Button>
      }
    >
      {finding.message}
      {field === 'PC_CALCULATION_METHOD' && ` ${say.methodOfPerKg(PROTEIN_METHOD_WORDS.min_max.name)}`}
    </Notice>
  );
}

/** What the recipe card lacks is mended in the recipe, all else in the feed plan. */
function NoCardNotice({ reason, card }: { reason: CardProblem; card: CardId }) {
  const isOfRecipe = card === 'recipe';
  return (
    <Notice
      kind="attention"
      title={bedsideWords.noCard}
      live="polite"
      action={
        <Link
          to={isOfRecipe ? '/regimen/recipe' : '/regimen/feed-plan'}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {isOfRecipe ? say.toRecipe : say.toFeedPlan}
        </Link>
      }
    >
      {say.noCard[reason]}
    </Notice>
  );
}
