// Starts the app after the first frame. The first screen is in the page itself, so nothing is waited for;
// a page that the service worker controls has its script on the device and starts it at once.
(() => {
  const { entry, with: companions } = document.currentScript.dataset;

  // A button pressed before the script is there is pressed again once the app answers.
  let pressed;
  const remember = (event) => {
    pressed = event.target.closest('button') ?? undefined;
  };
  document.addEventListener('click', remember, true);
  document.addEventListener(
    'app-ready',
    () => {
      document.removeEventListener('click', remember, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );

  // The browser's offer to install may come before the app can keep it, and must not show by itself.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });

  const start = () => {
    for (const href of companions.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    import(entry).catch(() => {
      document.getElementById('not-started').hidden = false;
    });
  };
  // A tab opened in the background draws no frame.
  if (document.hidden || navigator.serviceWorker?.controller) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
