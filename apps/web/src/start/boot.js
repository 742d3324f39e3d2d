// Starts the app after the first frame. The first screen is in the page itself, so nothing is waited for;
// a page that the service worker controls has its script on the device and starts it at once.
{
  const { entry, with: companions, font } = document.currentScript.dataset;

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

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // The typeface of the first screens; what it has no letters for is in the style with another file.
    document.fonts.add(
      new FontFace('Public Sans Variable', `url(${font})`, { weight: '400 700', display: 'swap' }),
    );
    for (const href of companions.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    import(entry).catch(() => {
      document.getElementById('not-started').hidden = false;
    });
  };
  // A tab opened in the background draws no frame.
  if (document.hidden || navigator.serviceWorker?.controller) start();
  else {
    // The first frame that shows something, or a browser that tells of none.
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) start();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      start();
    }
    setTimeout(start, 1500);
  }
}
