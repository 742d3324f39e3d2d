import { create } from 'zustand';

/** A new version of the app that waits on this device until it is accepted. */
type Updates = {
  isWaiting: boolean;
  /** Put off for this visit; the banner stays away until the next start. */
  isPutOff: boolean;
  isApplying: boolean;
  /** Lets the waiting version take over; set while one waits. */
  apply: (() => void) | undefined;
};

export const useUpdates = create<Updates>(() => ({
  isWaiting: false,
  isPutOff: false,
  isApplying: false,
  apply: undefined,
}));

export function reportWaitingVersion(apply: () => void): void {
  useUpdates.setState({ isWaiting: true, apply });
}

export function acceptUpdate(): void {
  useUpdates.setState({ isApplying: true });
  useUpdates.getState().apply?.();
}

export function putOffUpdate(): void {
  useUpdates.setState({ isPutOff: true });
}
