import type { AnyProduct, Product } from '@dietetic/catalogue';
import { bedsideWords, recipeWords as say } from '@dietetic/content';
import { formatQuantity } from '@dietetic/clinical';
import {
  type PlanAndRecipe,
  productFindings,
  type RecipeTexts,
  type RegimenValues,
  type ScoopRule,
} from '@dietetic/regimen';
import { X } from 'lucide-react';
import { useCatalogue } from '#session/catalogue.ts';
import { useRegimen } from '#session/regimen.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionList } from '#ui/option-list/option-list.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import frame from '../bedside/bedside-page.module.css';
import {
  figuresOf,
  isFigureMissing,
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
  patient: Pick<PlanAndRecipe['patient'], 'fluidNeedMl' | 'isFluidNeedDefault'>;
  texts: RecipeTexts | null;
};

/** What a recipe is made from. */
export function RecipeEntries({ draft, onChange, powder, patient, texts }: Props) {
  const change = (part: Partial<RecipeDraft>) => onChange({ ...draft, ...part });
  const hasScoop = powder.scoopGrams !== null;
  const standard = texts?.standardStrength;
  const hints = {
    strength: standard ? say.strengthHint(standard, texts.maxStrength) : say.strengthNoLabel,
    finalMl:
      patient.fluidNeedMl === null
        ? undefined
        : say.fluidNeed(formatQuantity('fluid', patient.fluidNeedMl).text, patient.isFluidNeedDefault),
    waterMl: undefined,
    count: texts?.scoopGrams ? say.scoopOf(texts.scoopGrams) : undefined,
    kcal: say.energyHint,
  };
  const labels = {
    strength: say.strength,
    finalMl: say.finalVolume,
    waterMl: say.water,
    count: say.scoops,
    kcal: say.energy,
  };
  const units = { strength: '%', finalMl: 'ml', waterMl: 'ml', count: '×', kcal: 'kcal' };
  const steps = { strength: 0.5, finalMl: 10, waterMl: 10, count: 1, kcal: 1 };
  return (
    <>
      <Segmented<Start>
        legend={say.startFrom}
        block
        value={draft.by}
        onChange={(by) =>
          change({ by, ...(by === 'scoop_count' ? { scoops: 'same_strength' as const } : {}) })
        }
        options={STARTS.map((value) => ({
          value,
          label: say.starts[value],
          ...(value === 'scoop_count' && !hasScoop ? { unavailable: say.scoopNone } : {}),
        }))}
      />
      {figuresOf(draft).map((key) => (
        <NumberField
          key={`${draft.by} ${key}`}
          label={labels[key]}
          unit={units[key]}
          hint={hints[key]}
          step={steps[key]}
          min={0}
          entry={draft[key]}
          onEntry={(entry) => change({ [key]: entry })}
          error={
            draft[key] !== undefined && isFigureMissing(draft, key) ? bedsideWords.notANumber : undefined
          }
          readBack={
            key === 'strength' && texts?.perWater
              ? say.perFeedAndWater(strengthInGrams(texts), texts.perWater)
              : undefined
          }
        />
      ))}
      {hasScoop && draft.by !== 'scoop_count' && (
        <OptionList<ScoopRule>
          legend={say.scoopRule}
          value={draft.scoops}
          onChange={(scoops) => change({ scoops })}
          options={SCOOP_RULES.map((value) => ({ value, label: say.scoopRules[value] }))}
        />
      )}
      <p className={frame.quiet}>
        {texts?.scoopGrams ? say.scoopOf(texts.scoopGrams) : !hasScoop && say.scoopNone}
      </p>
      <Modules draft={draft} onChange={onChange} powder={powder} />
    </>
  );
}

/** "13 %" is 13 g in 100 ml of feed. */
const strengthInGrams = ({ strength }: RecipeTexts): string => strength.replace('%', 'g');

const NOT_ADDED: ReadonlySet<string> = new Set(['food', 'tube-feed']);

/** What is added to a feed is no whole diet, no food, and meant for this age and disorder. */
const isModule = (product: AnyProduct, values: RegimenValues): boolean =>
  product.nutritionallyComplete === false &&
  !product.categories.some((category) => NOT_ADDED.has(category)) &&
  !productFindings(values, product).some(({ code }) => code === 'product-age' || code === 'product-disorder');

function Modules({ draft, onChange, powder }: Pick<Props, 'draft' | 'onChange' | 'powder'>) {
  const { products } = useCatalogue();
  const { values } = useRegimen();
  const taken = new Set([powder.id, ...draft.modules.map(({ product }) => product)]);
  const modules = products.filter((product) => !taken.has(product.id) && isModule(product, values));
  const set = (index: number, part: Partial<ModuleDraft>) =>
    onChange({
      ...draft,
      modules: draft.modules.map((one, place) => (place === index ? { ...one, ...part } : one)),
    });
  return (
    <div className={styles.modules}>
      {draft.modules.map((module, index) => {
        const product = products.find(({ id }) => id === module.product);
        const name = product?.name ?? module.product;
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
                module.amount !== undefined && !((module.amount.value ?? -1) >= 0)
                  ? bedsideWords.notANumber
                  : undefined
              }
            />
            <SelectField<ModuleDraft['per']>
              label={say.modulePer(name)}
              labelHidden
              value={module.per}
              onChange={(per) => set(index, { per })}
              options={(['100ml', 'batch'] as const).map((value) => ({ value, label: say.per[value] }))}
            />
            <IconButton
              label={say.removeModule(name)}
              icon={<X />}
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
    </div>
  );
}
