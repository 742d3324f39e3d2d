import { feedPlanWords as say } from '@dietetic/content';
import { HANG_LIMIT_HOURS } from '@dietetic/clinical';
import { BOLUS_MODES, changeFeedPlan, SESSION_MODES, usualContainer } from '@dietetic/regimen';
import { useState } from 'react';
import type { Bedside } from '#session/bedside.ts';
import { changeRegimen } from '#session/regimen.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { isUnreadable, type NumberEntry } from '#ui/number-field/number-text.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import frame from '../bedside/bedside-page.module.css';
import { EntryDialog } from '../bedside/entry-dialog.tsx';
import {
  containersOf,
  draftOf,
  containerEntries,
  madeUpMl,
  unplannedMl,
  newDraft,
  type NumberKey,
  type Problems,
  parseDraft,
  type SessionDraft,
  type TimeKey,
} from './session-draft.ts';
import { bolusVolumeEntry, withBolusEntry } from './bolus-draft.ts';
import { withTypedTime } from './session-times.ts';
import { SessionPreview } from './session-preview.tsx';
import { ofRoute, type Preset } from './session-presets.ts';
import { isAdultAge, sessionName, withSession } from './sessions-of-plan.ts';
import styles from './feed-plan.module.css';

type Props = { bedside: Bedside; preset?: Preset; index?: number; onClose: () => void };

/** One session typed; what it comes to stands above Save while it is typed. */
export function SessionDialog({ bedside, preset, index, onClose }: Props) {
  const { products, amounts, patient, regimen } = bedside;
  const plan = regimen.feedPlan?.plan;
  const context = { plan, amounts, products, ageMonths: patient.ageMonths };
  const edited = index === undefined ? undefined : plan?.sessions[index];
  const [draft, setDraft] = useState<SessionDraft>(() =>
    edited === undefined ? newDraft(context, preset) : draftOf(edited, context),
  );
  const [isPressed, setPressed] = useState(false);
  const read = parseDraft(draft);
  const problems: Problems = read.ok ? {} : read.problems;
  const change = (part: Partial<SessionDraft>) => setDraft((before) => ({ ...before, ...part }));
  const error = (key: keyof SessionDraft): string | undefined => {
    const problem = problems[key];
    if (problem === undefined || (problem === 'needed' && !isPressed)) return undefined;
    return say.problems[problem];
  };

  const save = () => {
    if (!read.ok) {
      setPressed(true);
      return;
    }
    changeRegimen((before) =>
      changeFeedPlan(before, withSession(before.feedPlan?.plan, read, index ?? null, patient.ageMonths)),
    );
    onClose();
  };

  const number = (
    key: NumberKey,
    label: string,
    unit: string,
    more: { step?: number; hint?: string; places?: number } = {},
  ) => (
    <NumberField
      label={label}
      unit={unit}
      entry={draft[key]}
      onEntry={(entry: NumberEntry | undefined) => {
        setDraft((before) => typedIn(before, key, entry));
      }}
      min={0}
      error={error(key) ?? (isUnreadable(draft[key]) ? say.problems['not-a-number'] : undefined)}
      block
      steppers={false}
      {...more}
    />
  );
  const time = (key: TimeKey, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={draft[key]}
      onChange={(text) => {
        if (key === 'start') setDraft((before) => withTypedTime(before, { start: text }));
        else change({ [key]: text });
      }}
      error={error(key)}
      autoComplete="off"
      spellCheck={false}
    />
  );

  const isDrunk = draft.mode === 'by_mouth';
  const isPump = !BOLUS_MODES.some((mode) => mode === draft.mode);
  const modes = SESSION_MODES.filter(
    (mode) => mode === draft.mode || ofRoute(SESSION_MODES, regimen.values.PC_TYPE_OF_FEED).includes(mode),
  );
  const container = draft.container ?? usualContainer(containerEntries(draft), regimen.products, products);
  return (
    <EntryDialog
      onClose={onClose}
      look="full"
      size="wide"
      title={edited === undefined ? say.add : say.editSession(sessionName(edited))}
      save={say.save}
      onSave={save}
      beforeFooter={<SessionPreview bedside={bedside} draft={draft} onChange={change} />}
    >
      <div className={`stack gap-4 ${styles.form}`}>
        <SelectField
          label={say.product}
          value={draft.product === '' ? undefined : draft.product}
          onChange={(product) =>
            change({
              product,
              container: undefined,
              packSize: undefined,
              volume: newVolume(product) ?? draft.volume,
              madeMl: edited === undefined ? madeUpMl(context, product) : undefined,
              each: undefined,
            })
          }
          options={amounts
            .filter(({ ml }) => ml !== null)
            .map(({ product }) => ({
              value: product,
              label: products.find(({ id }) => id === product)?.name ?? product,
            }))}
          error={error('product')}
        />
        {modes.length > 1 && (
          <Segmented
            legend={say.modeLabel}
            block
            value={draft.mode}
            onChange={(mode) => change({ mode })}
            options={modes.map((value) => ({ value, label: say.mode[value] }))}
          />
        )}
        <div className={classNames('grid gap-x-2', frame.fields, styles.times)}>
          {number('volume', say.volumeLabel, 'ml', { step: 50 })}
          {isPump && (
            <>
              {time('start', say.startLabel)}
              {number('hours', say.hoursLabel, 'h', { step: 1, places: 0 })}
              <TextField
                label={say.endLabel}
                value={draft.end}
                onChange={(end) => setDraft((before) => withTypedTime(before, { end }))}
                error={error('end')}
                autoComplete="off"
                spellCheck={false}
              />
            </>
          )}
          {!isPump && (
            <>
              {number('boluses', isDrunk ? say.drinksLabel : say.bolusesLabel, '×')}
              <NumberField
                label={isDrunk ? say.eachDrinkLabel : say.eachLabel}
                hint={say.eachHint}
                unit="ml"
                entry={bolusVolumeEntry(draft, plan?.roundDown ?? false)}
                onEntry={(each) => setDraft((before) => withBolusEntry(before, { each }))}
                min={0}
                error={error('each')}
                block
                steppers={false}
              />
              {time('first', say.firstLabel)}
              {time('last', say.lastLabel, say.lastHint)}
              {!isDrunk && number('minutes', say.minutesLabel, 'min', { step: 5, hint: say.minutesHint })}
            </>
          )}
        </div>
        {!isDrunk && (
          <>
            <div className={classNames('grid gap-x-2', frame.fields, styles.twins)}>
              {number('flushBefore', say.flushBefore, 'ml', { step: 5 })}
              {number('flushAfter', say.flushAfter, 'ml', { step: 5 })}
            </div>
            <p className="quiet">
              {isAdultAge(patient.ageMonths) ? say.flushDefault : say.flushEnter} {say.flushOfAll}
            </p>
            <div className={classNames('grid gap-x-2', frame.fields, styles.pair)}>
              <SelectField
                label={say.container}
                value={container}
                onChange={(chosen) => change({ container: chosen })}
                options={containersOf(products, draft.product).map((value) => ({
                  value,
                  label: say.containerOf[value],
                }))}
              />
              {isPump &&
                number('hangLimit', say.hangLimit, 'h', {
                  hint: say.hangLimitHint(`${HANG_LIMIT_HOURS[container]}\u00a0h`),
                })}
            </div>
          </>
        )}
      </div>
    </EntryDialog>
  );

  function newVolume(product: string): NumberEntry | undefined {
    const left = unplannedMl(context, product);
    return left === undefined ? undefined : { text: String(Math.round(left)), value: Math.round(left) };
  }
}

/** What is typed, with what follows from it. */
function typedIn(draft: SessionDraft, key: NumberKey, entry: NumberEntry | undefined): SessionDraft {
  if (key === 'hours') return withTypedTime(draft, { hours: entry });
  if (key === 'boluses') return withBolusEntry(draft, { boluses: entry });
  return key === 'volume' ? withBolusEntry(draft, { volume: entry }) : { ...draft, [key]: entry };
}
