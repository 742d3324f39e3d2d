// Independent of the app on purpose: it works when the app's own script or worker does not.
const result = document.getElementById('result');
const button = document.getElementById('clear');
button.addEventListener('click', () => void clear());
// A press before this script had come would do nothing.
button.disabled = false;

async function clear() {
  result.textContent = 'Clearing…';
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = 'caches' in window ? await caches.keys() : [];
    await Promise.all(names.map((name) => caches.delete(name)));
    location.replace('/');
  } catch {
    result.textContent =
      'The browser did not allow it. Clear the data of this site in the browser’s own settings, then reload.';
  }
}
