import { create } from 'zustand';

/** A new version of the app that waits on this device until it is accepted. */
type Updates = {
  isWaiting: boolean;
  /** Put off for this visit; the banner stays away until the next start. */
  isPutOff: boolean;
  isApplying: boolean;
};

export const useUpdates = create<Updates>(() => ({ isWaiting: false, isPutOff: false, isApplying: false }));

export function putOffUpdate(): void {
  useUpdates.setState({ isPutOff: true });
}
