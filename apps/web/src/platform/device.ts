/**
 * Which device and browser this is, for instructions only: what the app can do is asked of the browser's
 * capabilities, never of its name.
 */
export type SaveAppPlatform =
  | 'ios-safari'
  | 'android-chrome'
  | 'android-samsung'
  | 'android-other'
  | 'desktop-chrome'
  | 'in-app-browser'
  | 'installed'
  | 'unsupported';

type Agent = { userAgent: string; maxTouchPoints?: number };

/** Browsers inside mail and social apps; they cannot save a page. */
const IN_APP =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line\/|LinkedInApp|Twitter|Snapchat|GSA\/|MicroMessenger|Teams\/)|; wv\)/;

export function saveAppPlatform(agent: Agent): SaveAppPlatform {
  const { userAgent } = agent;
  if (IN_APP.test(userAgent)) return 'in-app-browser';
  if (isIos(agent)) return isSafari(userAgent) ? 'ios-safari' : 'unsupported';
  if (/Android/.test(userAgent)) {
    if (/SamsungBrowser\//.test(userAgent)) return 'android-samsung';
    return isChrome(userAgent) ? 'android-chrome' : 'android-other';
  }
  return isChrome(userAgent) && /Windows NT|Macintosh|X11|CrOS/.test(userAgent)
    ? 'desktop-chrome'
    : 'unsupported';
}

export type NotificationBrowser = 'chrome' | 'safari' | 'firefox' | 'edge-chromium' | 'edge';

export function notificationBrowser({ userAgent }: Agent): NotificationBrowser {
  if (/Edg(?:A|iOS)?\//.test(userAgent)) return 'edge-chromium';
  if (/Edge\//.test(userAgent)) return 'edge';
  if (/Firefox\/|FxiOS\//.test(userAgent)) return 'firefox';
  return /Safari\//.test(userAgent) && !/Chrom|CriOS/.test(userAgent) ? 'safari' : 'chrome';
}

/** An iPad sends the user agent of a Mac; only its touch screen tells them apart. */
export function isIos({ userAgent, maxTouchPoints = 0 }: Agent): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isSafari(userAgent: string): boolean {
  return /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
}

/** Chrome itself: the browsers built on it name themselves beside it. */
function isChrome(userAgent: string): boolean {
  return (
    /Chrome\/\d/.test(userAgent) && !/Edg|OPR\/|SamsungBrowser|Vivaldi|YaBrowser|DuckDuckGo/.test(userAgent)
  );
}

/** Opened from the home screen, in a window of its own. */
export function isInstalled(target: Window): boolean {
  // Safari on iOS has a property of its own instead of the media query.
  const isFromIosHomeScreen = (target.navigator as { standalone?: boolean }).standalone === true;
  return isFromIosHomeScreen || target.matchMedia('(display-mode: standalone)').matches;
}
