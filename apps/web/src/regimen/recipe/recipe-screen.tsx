// Longer than other files: one screen, in the order in which it is read.
import type { AnyProduct } from '@dietetic/catalogue';
import { bedsideWords, cardWords, recipeWords as say } from '@dietetic/content';
import {
  applyRecipe,
  type Recipe as RegimenRecipe,
  recipeDifferences,
  type RecipeResult,
  type RecipeTexts,
  recipeTexts,
  type ScoopRule,
  setRecipe,
  calculatePlanAndRecipe,
  calculateRecipe,
} from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCatalogue, useWholeProducts } from '#session/catalogue.ts';
import { changeRegimen, useAssessment, useRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { BedsidePage } from '../bedside/bedside-page.tsx';
import frame from '../bedside/bedside-page.module.css';
import plan from '../feed-plan/feed-plan.module.css';
import { PlanFindings } from '../feed-plan/plan-findings.tsx';
import { useFocusAfterAnswer } from '../findings/focus-after-answer.ts';
import {
  draftOfRecipe,
  newRecipeDraft,
  parseRecipeDraft,
  type RecipeDraft,
  SCOOP_RULES,
  startMl,
} from './recipe-draft.ts';
import { draftBeside, useKeptDraft } from './kept-draft.ts';
import { moduleName, RecipeEntries } from './recipe-entries.tsx';
import { RecipeFigures } from './recipe-figures.tsx';
import { RecipeSummary } from './recipe-summary.tsx';
import styles from './recipe.module.css';

/** A powder made up: what is weighed or scooped, with how much water, and what 100 ml of it give. */
export default function RecipeScreen() {
  const regimen = useRegimen();
  const navigate = useNavigate();
  const { status, products } = useCatalogue();
  const powders = useMemo(
    () => powdersOf(products, regimen.products, regimen.recipe?.product),
    [products, regimen],
  );
  const [typed, setTyped] = useState(() => draftBeside(regimen.recipe));
  const [chosen, setChosen] = useState(typed?.product);
  const powderId = powders.find(({ id }) => id === chosen)?.id ?? regimen.recipe?.product ?? powders[0]?.id;
  const whole = useWholeProducts(powderId === undefined ? [] : [powderId]);
  const powder = whole?.[0];
  if (status === 'loading') return <BedsidePage title={say.title} />;
  if (powders.length === 0 || powderId === undefined) {
    return (
      <BedsidePage
        title={say.title}
        actions={
          <Button onClick={() => void navigate({ to: '/regimen/products' })}>{bedsideWords.products}</Button>
        }
      >
        <EmptyState title={say.none}>{say.noneHelp}</EmptyState>
      </BedsidePage>
    );
  }
  const choice = (
    <SelectField
      label={say.powder}
      value={powderId}
      onChange={(id) => {
        setTyped(undefined);
        setChosen(id);
      }}
      options={powders.map(({ id, name }) => ({ value: id, label: name }))}
      className={frame.inline}
    />
  );
  return powder === undefined ? (
    <BedsidePage title={say.title} />
  ) : (
    <Recipe
      key={powder.id}
      powder={powder}
      typed={typed?.product === powder.id ? typed : undefined}
      choice={choice}
    />
  );
}

/** The powders of the regimen, a feed before what is added to one; without any there is nothing to make up. */
function powdersOf(
  products: readonly AnyProduct[],
  selected: readonly { id: string }[],
  ofRecipe: string | undefined,
): AnyProduct[] {
  const ids = new Set([...selected.map(({ id }) => id), ...(ofRecipe === undefined ? [] : [ofRecipe])]);
  return products
    .filter(
      ({ id, basis, dilution, units }) =>
        ids.has(id) && basis === 'g' && (dilution !== null || units.some(({ kind }) => kind === 'scoop')),
    )
    .toSorted((one, other) => Number(one.dilution === null) - Number(other.dilution === null));
}

type Props = {
  powder: Parameters<typeof newRecipeDraft>[0];
  /** What was typed before this page was left, and not saved. */
  typed: RecipeDraft | undefined;
  choice: React.ReactNode;
};

function Recipe({ powder, typed, choice }: Props) {
  const regimen = useRegimen();
  const navigate = useNavigate();
  const assessment = useAssessment();
  const held = regimen.recipe?.product === powder.id ? regimen.recipe : undefined;
  const [begun] = useState<RecipeDraft>(() =>
    held === undefined
      ? newRecipeDraft(
          powder,
          startMl(
            powder,
            regimen.products,
            // A limit is filled by no press.
            assessment.fluid.isLimit ? null : assessment.fluid.result,
          ),
        )
      : draftOfRecipe(held),
  );
  const [draft, setDraft] = useState(typed ?? begun);
  // Taken away, a recipe takes its button with it; what was typed stays.
  const tools = useFocusAfterAnswer<HTMLDivElement>(held !== undefined);
  const read = parseRecipeDraft(draft);
  const added = useWholeProducts(besidePowder(powder.id, draft, regimen.recipe));
  const recipe = added === undefined ? null : read;
  const catalogue = [powder, ...(added ?? [])];
  const isHeld = held !== undefined && JSON.stringify(held) === JSON.stringify(recipe);
  useKeptDraft(draft === begun ? null : draft, regimen.recipe, isHeld);
  const worked = calculatePlanAndRecipe({
    ...regimen,
    assessment,
    feedPlan: undefined,
    recipe: recipe ?? undefined,
    // One that is only typed is for whoever is entered now.
    recipeFor: isHeld ? regimen.recipeFor : undefined,
    // Another recipe is not the regimen's, and is held against nothing before it is filed.
    products: isHeld ? regimen.products : undefined,
    catalogue,
  });
  const textsOf = (of: RecipeResult) => recipeTexts(of, powder, worked.patient);
  const texts = worked.recipe === null ? null : textsOf(worked.recipe);
  const gone = (worked.recipe?.unknownModules ?? []).map((id) => moduleName(id, regimen.products));
  const isOutOfDate =
    isHeld && worked.recipe !== null && recipeDifferences(worked.recipe, regimen.products).length > 0;
  const standing = isOutOfDate ? say.outOfDate(powder.name) : isHeld ? say.inRegimen : say.notInRegimen;
  const rules = Object.fromEntries(
    SCOOP_RULES.map((scoops) => [
      scoops,
      recipe === null
        ? ''
        : ruleText(scoops, recipe.by, textsOf(calculateRecipe({ ...recipe, scoops }, powder, catalogue))),
    ]),
  ) as Record<ScoopRule, string>;
  const file = () => {
    if (recipe === null) return;
    const before = regimen;
    changeRegimen((now) => applyRecipe(now, recipe, catalogue));
    showToast({
      message: say.filed,
      onUndo: () =>
        changeRegimen((now) => ({
          ...now,
          products: before.products,
          recipe: before.recipe,
          recipeFor: before.recipeFor,
        })),
    });
  };
  return (
    <BedsidePage
      title={say.title}
      actions={
        <>
          {held !== undefined && (
            <Button
              variant={isHeld && texts?.isMade ? 'primary' : 'secondary'}
              icon={<Printer />}
              unavailable={isHeld ? undefined : say.cardOfAnother}
              reasonPlacement="hidden"
              onClick={() => void navigate({ to: '/regimen/cards', search: { card: 'recipe' } })}
            >
              {cardWords.cards.recipe}
            </Button>
          )}
          <Button
            variant={isHeld ? 'secondary' : 'primary'}
            unavailable={texts?.isMade ? undefined : say.fileNeeds}
            reasonPlacement="hidden"
            onClick={file}
          >
            {texts?.isMade ? say.file(texts.finalVolume) : say.fileNeeds}
          </Button>
        </>
      }
      head={choice}
      pinned={
        texts?.isMade && (
          <>
            <span>
              <b>{texts.finalVolume}</b> {say.for24Hours}
            </span>
            <span className="quiet">{texts.aDay.join(', ')}</span>
          </>
        )
      }
    >
      {texts !== null && (
        <section className={classNames(frame.panel, plan.says)} aria-label={say.title}>
          <div>
            {/* The choice above says it on screen. */}
            <h2 className={frame.onPaper}>{powder.name}</h2>
            <p className={`lead snug ${plan.sentence}`}>
              {gone.length > 0 ? say.modulesGone(gone) : texts.sentence}
            </p>
            {texts.feeds.length > 0 && regimen.values.PC_TYPE_OF_FEED !== 'tube' && (
              <p>{say.inFeeds(texts.feeds)}</p>
            )}
            {texts.isMade && (
              <p className="quiet">
                {texts.aDay.join(', ')}. {standing}{' '}
                {texts.isHighByLabel && say.ownStrength(texts.strength, texts.standardStrength ?? '')}
              </p>
            )}
          </div>
          <div ref={tools} className={`row wrap ${plan.tools}`}>
            {held !== undefined && (
              <Button
                variant="quiet"
                size="small"
                data-takes-away=""
                onClick={() => changeRegimen((now) => setRecipe(now, undefined))}
              >
                {say.remove}
              </Button>
            )}
            {texts.isMade && <CopyButton text={texts.sentence} words={bedsideWords} what={say.title} />}
          </div>
        </section>
      )}
      <div className={classNames(frame.columns, styles.columns)}>
        <div className={frame.column} data-off-paper>
          <RecipeEntries
            draft={draft}
            onChange={setDraft}
            powder={powder}
            patient={worked.patient}
            texts={texts}
            rules={rules}
          />
        </div>
        <div className={frame.column}>
          {recipe === null && (
            <section className={frame.panel} data-off-paper>
              <h2>{say.notMade}</h2>
              <p className="quiet">{say.notMadeHelp}</p>
            </section>
          )}
          {texts?.isMade && <RecipeSummary texts={texts} />}
          <PlanFindings findings={worked.findings} className={frame.panel} />
          {texts?.isMade && <RecipeFigures texts={texts} />}
        </div>
      </div>
    </BedsidePage>
  );
}

/** What the recipe on screen adds, and what the regimen's is made of: filed, it takes its place. */
function besidePowder(
  powderId: string,
  { modules }: RecipeDraft,
  inRegimen: RegimenRecipe | undefined,
): string[] {
  const ids = [...modules, ...(inRegimen === undefined ? [] : [inRegimen, ...inRegimen.modules])];
  return [...new Set(ids.map(({ product }) => product))].filter((id) => id !== powderId);
}

/** What a way of whole scoops comes to: the figures that it moves. */
function ruleText(
  rule: ScoopRule,
  by: RegimenRecipe['by'],
  { scoops, strength, finalVolume, grams, water }: RecipeTexts,
): string {
  if (rule === 'exact_grams' || scoops === null) return grams;
  // The water that was typed is moved too.
  const withWater = by === 'water_volume' && water !== null ? [say.waterOf(water)] : [];
  return [say.scoopCount(scoops), rule === 'same_strength' ? finalVolume : strength, ...withWater].join(', ');
}
