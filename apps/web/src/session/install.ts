import { create } from 'zustand';
import { isInstalled, saveAppPlatform, type SaveAppPlatform } from '#platform/device.ts';

/** The browser's offer to install; Chromium only, and not in the type library. */
type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
  interface Window {
    /** An offer that came before the app had started; the boot script keeps it. */
    installOffer?: InstallOffer;
  }
}

type Install = {
  offer: InstallOffer | undefined;
  isInstalled: boolean;
};

const useInstallStore = create<Install>(() => ({ offer: undefined, isInstalled: false }));

/** Defers the browser's install prompt: it must not show before the professional question. */
export function followInstallOffer(target: Window): void {
  useInstallStore.setState({ offer: target.installOffer, isInstalled: isInstalled(target) });
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallStore.setState({ offer: event });
  });
  target.addEventListener('appinstalled', () => {
    useInstallStore.setState({ offer: undefined, isInstalled: true });
    void import('#platform/analytics.ts').then(({ countEvent }) => countEvent({ event: 'installed' }));
  });
}

export type SaveApp = {
  /** Whose instructions to show; capability first, then the browser. */
  platform: SaveAppPlatform;
  /** True when one press is enough, through the browser's own question. */
  canInstall: boolean;
  /** Asks the browser; false when the visitor said no. An offer can be used once. */
  install: () => Promise<boolean>;
};

export function useSaveApp(): SaveApp {
  const { offer, isInstalled: installed } = useInstallStore();
  return {
    platform: installed ? 'installed' : saveAppPlatform(navigator),
    canInstall: offer !== undefined,
    install,
  };
}

async function install(): Promise<boolean> {
  const { offer } = useInstallStore.getState();
  if (!offer) return false;
  useInstallStore.setState({ offer: undefined });
  const { outcome } = await offer.prompt();
  return outcome === 'accepted';
}
