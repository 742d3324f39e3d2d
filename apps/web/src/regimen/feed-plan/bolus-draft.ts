import { withoutResidue } from '@dietetic/clinical';
import { bolusOf } from '@dietetic/regimen';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import { bolusOfMade } from './bolus-of-made.ts';
import type { SessionDraft } from './session-draft.ts';

type Part =
  | { volume: NumberEntry | undefined }
  | { boluses: NumberEntry | undefined }
  | { each: NumberEntry | undefined };

/**
 * Boluses with one of three entries typed. The volume of the day follows from a bolus that was typed, until it is typed
 * itself; with the box of the bolus emptied again it is what it was before.
 */
export function withBolusEntry(draft: SessionDraft, part: Part): SessionDraft {
  if ('volume' in part) return { ...draft, ...part, each: undefined };
  if ('boluses' in part) {
    const isTyped = draft.each?.entry !== undefined;
    return shared({ ...draft, ...part, each: isTyped ? draft.each : undefined });
  }
  const before = draft.each === undefined ? draft.volume : draft.each.volumeBefore;
  const each = { entry: part.each, volumeBefore: before };
  return part.each === undefined ? { ...draft, volume: before, each } : shared({ ...draft, each });
}

/** So often what one bolus was typed as; as it is where none was, or it cannot be read. */
function shared(draft: SessionDraft): SessionDraft {
  const [each, boluses] = [draft.each?.entry?.value, draft.boluses?.value];
  if (each === undefined || boluses === undefined || !(each > 0 && boluses > 0)) return draft;
  return { ...draft, volume: entryOfValue(withoutResidue(each * boluses)) };
}

/** The entry for the volume of one bolus: as typed, else the rounded volume. */
export function bolusVolumeEntry(draft: SessionDraft, roundDown: boolean): NumberEntry | undefined {
  if (draft.each !== undefined) return draft.each.entry;
  const [volume, boluses] = [draft.volume?.value, draft.boluses?.value];
  if (volume === undefined || boluses === undefined || !(volume > 0 && boluses > 0)) return undefined;
  return entryOfValue(
    bolusOfMade(draft) ?? bolusOf({ volume, boluses, bolusStep: draft.bolusStep }, roundDown),
  );
}
