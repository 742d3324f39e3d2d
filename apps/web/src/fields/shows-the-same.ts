import type { FieldDefinition, ValueKey } from '@dietetic/regimen';
import type { FieldForm } from './field-form.ts';

/**
 * A key typed into one field need not draw the others again. These types show nothing but their own entries
 * (and what is said of them); every other type is drawn with each change, because it may show any of it.
 */
function entriesShown(field: FieldDefinition): readonly ValueKey[] | null {
  switch (field.type) {
    case 'text':
    case 'title':
    case 'link':
      return [];
    case 'text-field':
    case 'weight-picker':
    case 'weight-text-field':
    case 'pal-dit-slider':
    case 'stress-factor-adjuster':
      return [field.id];
    case 'height-picker':
    case 'height-text-field':
      return [field.id, 'PD_AGE'];
    case 'age-picker':
      return ['PD_AGE', 'PD_DOB'];
    case 'caloric-range':
    case 'protein-range':
    case 'protein-slider':
    case 'range-slider':
      return [field.min, field.max];
    default:
      return null;
  }
}

type Drawn = { field: FieldDefinition; form: FieldForm };

/** True when drawing the field again would change nothing. */
export function showsTheSame(before: Drawn, after: Drawn): boolean {
  if (before.field !== after.field || before.form.place !== after.form.place) return false;
  if (before.form === after.form) return true;
  const keys = entriesShown(after.field);
  if (keys === null) return false;
  const [a, b] = [before.form, after.form];
  return (
    a.regimen.entryModes === b.regimen.entryModes &&
    a.regimen.preset === b.regimen.preset &&
    a.today.day === b.today.day &&
    keys.every(
      (key) =>
        a.context.values[key] === b.context.values[key] &&
        a.regimen.unreadable[key] === b.regimen.unreadable[key] &&
        errorText(a, key) === errorText(b, key) &&
        doubtText(a, key) === doubtText(b, key),
    )
  );
}

const errorText = ({ context }: FieldForm, key: ValueKey): string | undefined =>
  context.assessment.errors.find((error) => error.field === key)?.message;
const doubtText = ({ openWarnings }: FieldForm, key: ValueKey): string | undefined =>
  openWarnings.find((warning) => warning.field === key)?.message;
