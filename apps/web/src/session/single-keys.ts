import { create } from 'zustand';
import { storedFlag } from '#platform/storage.ts';

const kept = storedFlag('singleKeys');

/** Whether keys without a modifier lead anywhere: dictation types them unasked (WCAG 2.1.4). */
export const useSingleKeys = create(() => ({ isOn: kept.read() ?? true }));

export function setSingleKeys(isOn: boolean): void {
  kept.write(isOn);
  useSingleKeys.setState({ isOn });
}
