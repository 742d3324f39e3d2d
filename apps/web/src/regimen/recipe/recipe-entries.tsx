// Longer than other files: every entry of one form, in the order in which it is filled in.
import type { AnyProduct, Product } from '@dietetic/catalogue';
import { bedsideWords, recipeWords as say } from '@dietetic/content';
import { formatNumber, formatQuantity, PLAUSIBLE_STRENGTH_PERCENT } from '@dietetic/clinical';
import {
  MODULE_AMOUNTS_PER,
  type PlanAndRecipe,
  powderOf,
  productFindings,
  type RecipeTexts,
  type ScoopRule,
} from '@dietetic/regimen';
import { Trash2 } from 'lucide-react';
import { useCatalogue } from '#session/catalogue.ts';
import { useRegimen } from '#session/regimen.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionList } from '#ui/option-list/option-list.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SliderField } from '#ui/slider/slider-field.tsx';
import frame from '../bedside/bedside-page.module.css';
import {
  type FigureKey,
  figuresOf,
  isFigureMissing,
  MOST_KCAL_PER_100_ML,
  type ModuleDraft,
  type RecipeDraft,
  SCOOP_RULES,
  type Start,
  STARTS,
} from './recipe-draft.ts';
import styles from './recipe.module.css';

type Props = {
  draft: RecipeDraft;
  onChange: (draft: RecipeDraft) => void;
  powder: Product;
  patient: Pick<PlanAndRecipe['patient'], 'fluidNeedMl' | 'isFluidNeedDefault' | 'isFluidRestricted'>;
  texts: RecipeTexts | null;
  /** What each way of whole scoops comes to. */
  rules: Record<ScoopRule, string>;
};

const { ask, confirm } = PLAUSIBLE_STRENGTH_PERCENT;

/** What a recipe is made from. */
export function RecipeEntries({ draft, onChange, powder, patient, texts, rules }: Props) {
  const change = (part: Partial<RecipeDraft>) => onChange({ ...draft, ...part });
  const { scoopGrams } = powder;
  const scoop = scoopGrams === null ? null : `${formatNumber(scoopGrams, 1)}\u00a0g`;
  const needHint =
    patient.fluidNeedMl === null
      ? undefined
      : patient.isFluidRestricted
        ? say.fluidLimit(formatQuantity('fluid', patient.fluidNeedMl).text)
        : say.fluidNeed(formatQuantity('fluid', patient.fluidNeedMl).text, patient.isFluidNeedDefault);
  const ofFigure: Record<
    Exclude<FigureKey, 'strength'>,
    { label: string; unit: string; step: number; hint?: string | undefined }
  > = {
    finalMl: { label: say.finalVolume, unit: 'ml', step: 10, hint: needHint },
    waterMl: { label: say.water, unit: 'ml', step: 10 },
    count: { label: say.scoops, unit: '×', step: 1, hint: scoop === null ? undefined : say.scoopOf(scoop) },
    kcal: { label: say.energy, unit: 'kcal', step: 1, hint: say.energyHint },
  };
  return (
    <>
      <section className={frame.panel}>
        <Segmented<Start>
          legend={say.startFrom}
          block
          size="small"
          value={draft.by}
          onChange={(by) =>
            change({ by, ...(by === 'scoop_count' ? { scoops: 'same_strength' as const } : {}) })
          }
          options={STARTS.map((value) => ({
            value,
            label: say.starts[value],
            ...(value === 'scoop_count' && scoopGrams === null ? { unavailable: say.scoopNone } : {}),
          }))}
        />
      </section>
      {figuresOf(draft).map((key) => {
        const shared = {
          entry: draft[key],
          onEntry: (entry: RecipeDraft[FigureKey]) => change({ [key]: entry }),
          error: draft[key] !== undefined && isFigureMissing(draft, key) ? notRead(key) : undefined,
        };
        return (
          <section key={`${draft.by} ${key}`} className={classNames(frame.panel, styles.figure)}>
            {key === 'strength' ? (
              <Strength {...shared} powder={powder} texts={texts} />
            ) : (
              <NumberField {...shared} {...ofFigure[key]} min={0} className={styles.entry} />
            )}
          </section>
        );
      })}
      {scoop !== null && draft.by !== 'scoop_count' && (
        <section className={classNames(frame.panel, styles.rule)}>
          <OptionList<ScoopRule>
            legend={say.scoopRule(scoop)}
            value={draft.scoops}
            onChange={(scoops) => change({ scoops })}
            options={SCOOP_RULES.map((value) => ({
              value,
              label: say.scoopRules[value],
              detail: rules[value],
            }))}
          />
        </section>
      )}
      {scoop === null && <p className={frame.panel}>{say.scoopNone}</p>}
      <Modules draft={draft} onChange={onChange} powder={powder} />
    </>
  );
}

/** Why a figure that was typed cannot be worked with. */
function notRead(key: FigureKey): string {
  if (key === 'count') return say.wholeScoops;
  return key === 'kcal'
    ? say.energyOf100Ml(formatQuantity('energy', MOST_KCAL_PER_100_ML, { unit: 'kcal' }).text)
    : bedsideWords.notANumber;
}

const percentText = (percent: number): string =>
  `${formatNumber(percent, Number.isInteger(percent) ? 0 : 1)}\u00a0%`;

/** Around the label's own strength; what is asked about is marked. */
function Strength({
  powder,
  texts,
  ...entry
}: Pick<Props, 'powder' | 'texts'> & {
  entry: RecipeDraft['strength'];
  onEntry: (entry: RecipeDraft['strength']) => void;
  error: string | undefined;
}) {
  const { standardStrength, maxStrength } = powderOf(powder);
  const [min, max] =
    standardStrength === null
      ? [5, 30]
      : [
          Math.floor(standardStrength * 0.8),
          Math.ceil(Math.max(standardStrength * 1.5, (maxStrength ?? 0) * 1.1)),
        ];
  const every = max - min > 12 ? 2 : 1;
  // Up to the label's own strength nothing is asked.
  const askAbove = Math.max(ask, standardStrength ?? 0);
  const confirmAbove = Math.max(confirm, standardStrength ?? 0);
  return (
    <SliderField
      {...entry}
      label={say.strength}
      hint={
        standardStrength === null
          ? say.strengthNoLabel
          : say.strengthHint(
              percentText(standardStrength),
              maxStrength === null ? null : percentText(maxStrength),
            )
      }
      unit="%"
      step={0.5}
      places={1}
      min={min}
      max={max}
      rest={standardStrength ?? min}
      marks={[...new Set([askAbove, confirmAbove, ...(maxStrength === null ? [] : [maxStrength])])]}
      ticks={Array.from({ length: max - min + 1 }, (_, place) => ({
        value: min + place,
        ...((min + place) % every === 0 ? { label: String(min + place) } : {}),
      }))}
    >
      <p className="quiet">
        {texts?.perWater && say.perFeedAndWater(texts.strength.replace('%', 'g'), texts.perWater)}{' '}
        {say.marks(percentText(askAbove), percentText(confirmAbove))}
      </p>
    </SliderField>
  );
}

const NOT_ADDED: ReadonlySet<string> = new Set(['food', 'tube-feed']);

const NOT_FOR_PATIENT: ReadonlySet<string> = new Set(['product-age', 'product-disorder', 'product-kidney']);

/** What is added to a feed is no whole diet, no food and no tablet, and meant for this age, disorder and kidneys. */
const isModule = (product: AnyProduct, patient: Parameters<typeof productFindings>[0]): boolean =>
  product.nutritionallyComplete === false &&
  !product.categories.some((category) => NOT_ADDED.has(category)) &&
  !product.units.some(({ kind }) => kind === 'tablet') &&
  !productFindings(patient, product).some(({ code }) => NOT_FOR_PATIENT.has(code));

/** Of one that is in the catalogue no longer: the regimen kept its name when it was chosen. An id is never shown. */
export const moduleName = (id: string, selected: readonly { id: string; name: string }[]): string =>
  selected.find((one) => one.id === id)?.name ?? say.unnamedModule;

function Modules({ draft, onChange, powder }: Pick<Props, 'draft' | 'onChange' | 'powder'>) {
  const { products, allProducts } = useCatalogue();
  const { values, lists, products: selected } = useRegimen();
  const taken = new Set([powder.id, ...draft.modules.map(({ product }) => product)]);
  const modules = products.filter(
    (product) => !taken.has(product.id) && isModule(product, { values, lists }),
  );
  const set = (index: number, part: Partial<ModuleDraft>) =>
    onChange({
      ...draft,
      modules: draft.modules.map((one, place) => (place === index ? { ...one, ...part } : one)),
    });
  if (modules.length === 0 && draft.modules.length === 0) return null;
  return (
    <section className={frame.panel}>
      {draft.modules.map((module, index) => {
        const product = allProducts.find(({ id }) => id === module.product);
        const name = product?.name ?? moduleName(module.product, selected);
        return (
          <div key={module.product} className={styles.module}>
            <NumberField
              label={name}
              unit={product?.basis ?? 'g'}
              steppers={false}
              block
              entry={module.amount}
              onEntry={(amount) => set(index, { amount })}
              places={0}
              step={0.5}
              min={0}
              error={
                product === undefined
                  ? say.moduleGone
                  : module.amount !== undefined && !((module.amount.value ?? -1) >= 0)
                    ? bedsideWords.notANumber
                    : undefined
              }
            />
            <SelectField<ModuleDraft['per']>
              label={say.modulePer(name)}
              labelHidden
              value={module.per}
              onChange={(per) => set(index, { per })}
              options={MODULE_AMOUNTS_PER.map((value) => ({ value, label: say.per[value] }))}
            />
            <IconButton
              label={say.removeModule(name)}
              icon={<Trash2 />}
              data-takes-away=""
              onClick={() =>
                onChange({ ...draft, modules: draft.modules.filter((_, place) => place !== index) })
              }
            />
          </div>
        );
      })}
      {modules.length > 0 && (
        <SelectField
          key={draft.modules.length}
          label={say.addModule}
          value={undefined}
          placeholder={say.chooseModule}
          onChange={(product) =>
            onChange({ ...draft, modules: [...draft.modules, { product, amount: undefined, per: '100ml' }] })
          }
          options={modules.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </section>
  );
}
