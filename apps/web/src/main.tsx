import '#styles/tokens.css';
import '#styles/base.css';
import './app/app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Frame } from './app/frame.tsx';
import { startScreenFor } from './app/start-screen.ts';
import { startServices } from './app/start-services.ts';
import { createAppRouter } from './routes/router.tsx';
import { useSession } from './state/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const app = <App createRouter={() => createAppRouter({ frame: Frame })} />;

// The questions before the app are drawn in the page already and only need to come alive. The screens behind
// them show what this device holds, which the page could not know, so they take the drawn one's place.
const session = useSession.getState();
const drawn = root.dataset.screen;
const screen = startScreenFor(session);
if (screen === drawn && session.isHcp !== false) hydrateRoot(root, app);
else createRoot(root).render(app);

startServices();
