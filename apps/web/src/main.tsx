import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/shared.css';
import './shell/app.css';
import { type ComponentType, lazy, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { isBehindQuestions, startScreenFor } from './shell/start-screen.ts';
import { startServices } from './shell/start-services.ts';
import { keepLinkedTemplate } from './platform/linked-template.ts';
import { useSession } from './session/session.ts';

/** Another tab may block the database: the app then says what it is waiting for. */
const LONGEST_WAIT_MS = 2000;

/** This script may be on the device already while the rest of the page still arrives: nothing can be shown in it before. */
const pageParsed =
  document.readyState === 'loading'
    ? new Promise<unknown>((resolve) =>
        document.addEventListener('DOMContentLoaded', resolve, { once: true }),
      )
    : Promise.resolve();

let loaded: ComponentType | undefined;
const loadScreens = () =>
  import('./shell/screens.tsx').then(({ Screens }) => {
    loaded = Screens;
    return { default: Screens };
  });

const session = useSession.getState();
const screen = startScreenFor(session);
if (isBehindQuestions(screen)) {
  screensToShow().then(
    show,
    // Written into the page directly: React is not running.
    () => document.getElementById('not-started')?.removeAttribute('hidden'),
  );
} else {
  keepLinkedTemplate(window.location);
  const screens = afterTheGate(lazy(loadScreens));
  void pageParsed.then(() => show(screens));
  fetchScreensAfterTheGate();
}
startServices();

/** A prerendered screen stays until the app can render all of it, or it would flicker. */
async function screensToShow(): Promise<ComponentType> {
  const { Screens, prepareScreens } = await import('./shell/screens.tsx');
  await pageParsed;
  if (document.getElementById('root')?.dataset.drawn) {
    const atTheLatest = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    await Promise.race([prepareScreens().catch(() => undefined), atTheLatest]);
  }
  return Screens;
}

function show(screens: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = <App screens={screens} />;
  // The questions before the app are rendered in the page already and only need to come alive. The screens behind
  // them show what this device holds, which the page could not know, so they take the rendered one's place.
  if (screen === root.dataset.screen && session.isHcp !== false) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/**
 * Most often the screens are there when the last question is answered. They are then rendered at once: React holds
 * back what it had to wait for until 300 ms have passed.
 */
function afterTheGate(Waiting: ComponentType): ComponentType {
  return function AfterTheGate() {
    const [Screens] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Screens />;
  };
}

/** Fetches the next screen while the questions are answered; a failure is handled when that screen is shown. */
function fetchScreensAfterTheGate(): void {
  if (session.isHcp === true) {
    fetchScreens();
    return;
  }
  const unsubscribe = useSession.subscribe(({ isHcp }) => {
    if (isHcp !== true) return;
    unsubscribe();
    fetchScreens();
  });
}

function fetchScreens(): void {
  void loadScreens().catch(() => undefined);
}
