import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { registerSW } from 'virtual:pwa-register';

/** A new React project with an offline plug-in: the baseline of the web benchmark. */
function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Plain Vite</h1>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        count is {count}
      </button>
      <input aria-label="field" />
    </main>
  );
}

registerSW();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
