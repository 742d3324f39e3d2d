import { formatQuantity, formatRange } from '@dietetic/clinical';
import {
  energyMethodWords,
  proteinMethodWords,
  sheetWords as say,
  SOURCE_STATUS_WORDS,
} from '@dietetic/content';
import { type Assessment, needOf, type PlannedNutrient } from '@dietetic/regimen';
import { WorkingSentence } from '#fields/results/working-sentence.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { useResultForm } from '../regimen-form.ts';
import { requirementFacts } from '#fields/frame/summary-facts.tsx';
import styles from './need-results.module.css';

const OF = { energy: ['energy'], 'protein-fluid': ['protein', 'fluid'] } as const;

type Props = {
  step: keyof typeof OF;
  /** No step of the need is open: there is room for how each figure came about. */
  isRoomy: boolean;
};

/** What a closed step of the need gave: its range, the factors it is worked out from, its method and their source. */
export function NeedResults({ step, isRoomy }: Props) {
  const form = useResultForm();
  const { regimen, context } = form;
  const { assessment } = context;
  const facts = requirementFacts(regimen, assessment);
  const kinds: readonly PlannedNutrient[] = OF[step];
  const isDefault = kinds.some((kind) => needOf(kind, assessment)?.isDefault === true);
  // Alone it is already under its name, but a default need says so in its name.
  const isNamed = kinds.length === 1 && !isDefault;
  return (
    <dl className={classNames(styles.results, isRoomy && styles.roomy, isNamed && styles.alone)}>
      {kinds.map((kind) => {
        const fact = facts.find(({ id }) => id === kind);
        const need = needOf(kind, assessment);
        return (
          <div key={kind} className={`grid baseline gap-x-3 ${styles.result}`}>
            <dt className={isNamed ? 'unseen' : undefined}>{fact?.label}</dt>
            <dd className={classNames(styles.figure, need !== null && styles.need)}>{fact?.value}</dd>
            {need !== null && (
              <dd className={`soft tick ${styles.how}`}>
                <WorkingSentence of={kind} form={form} />
                {isRoomy && originOf(kind, assessment).map((line) => <p key={line}>{line}</p>)}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** The method with how far its figures are confirmed, and for energy what all methods give. */
function originOf(kind: PlannedNutrient, assessment: Assessment): string[] {
  const { source } = assessment[kind];
  const status = source === null ? '' : ` · ${SOURCE_STATUS_WORDS[source.status].short.toLowerCase()}`;
  switch (kind) {
    case 'energy':
      return [energyMethodWords(assessment.energy.method).name + status, ...acrossOf(assessment)];
    case 'protein':
      return [proteinMethodWords(assessment.protein.method).name + status];
    case 'fluid':
      // A figure of one's own has no source to confirm.
      return [fluidOrigin(assessment.fluid, status)];
  }
}

function fluidOrigin({ perKgIsDefault, isPerDay, perKg }: Assessment['fluid'], status: string): string {
  if (isPerDay) return say.fluidSetPerDay(perKg === null ? null : formatQuantity('mlPerKg', perKg).text);
  return perKgIsDefault ? say.fluidByAge + status : say.fluidSet;
}

function acrossOf({ energyAcross }: Assessment): string[] {
  const rows = energyAcross.filter(({ kind, result }) => kind === 'requirement' && result !== null);
  if (rows.length < 2) return [];
  const ends = rows.flatMap(({ low, high }) => [low, high]).filter((end) => end !== null);
  return [say.across(rows.length, formatRange('energy', Math.min(...ends), Math.max(...ends)).text)];
}
