import { parseTemplates, type RegimenTemplate, serialiseTemplates } from '@dietetic/regimen';
import { create } from 'zustand';
import { storedValue } from '#platform/storage.ts';

/** On the device for good, since nothing in it is of a patient. */
const stored = storedValue<readonly RegimenTemplate[]>(
  'regimenTemplates',
  (text) => parseTemplates(text) ?? undefined,
  serialiseTemplates,
);

const useStore = create<{ templates: readonly RegimenTemplate[] }>(() => ({
  templates: stored.read() ?? [],
}));

export const useTemplates = (): readonly RegimenTemplate[] => useStore((store) => store.templates);

/**
 * Changes the list as it is now: another tab may have saved since this one was opened. Answers whether the
 * browser kept it.
 */
export function changeTemplates(
  change: (templates: readonly RegimenTemplate[]) => readonly RegimenTemplate[],
): boolean {
  const templates = change(stored.read() ?? useStore.getState().templates);
  useStore.setState({ templates });
  stored.write(templates);
  return stored.read()?.length === templates.length;
}
