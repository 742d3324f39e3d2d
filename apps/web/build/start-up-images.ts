/**
 * What iOS shows while the saved app starts: it reads no manifest for this, takes a picture only where it has exactly
 * the size of the screen, and takes none that a script has added. A device that is not here starts on white.
 */
type Screen = { width: number; height: number; ratio: 2 | 3; turns: boolean };

const phone = (width: number, height: number, ratio: 2 | 3 = 3): Screen => ({
  width,
  height,
  ratio,
  turns: false,
});
const tablet = (width: number, height: number): Screen => ({ width, height, ratio: 2, turns: true });

/** In CSS pixels, upright; phones start upright, tablets either way. */
const SCREENS: readonly Screen[] = [
  phone(375, 667, 2), // SE of the second and third generation
  phone(414, 736), // 8 Plus
  phone(375, 812), // X, XS, 11 Pro, 12 mini, 13 mini
  phone(414, 896, 2), // XR, 11
  phone(414, 896), // XS Max, 11 Pro Max
  phone(390, 844), // 12, 13, 14, 16e
  phone(428, 926), // 12 and 13 Pro Max, 14 Plus
  phone(393, 852), // 14 Pro, 15, 16
  phone(430, 932), // 14 Pro Max, 15 Plus, 16 Plus
  phone(402, 874), // 16 Pro, 17
  phone(420, 912), // Air
  phone(440, 956), // 16 and 17 Pro Max
  tablet(744, 1133), // mini of the sixth generation
  tablet(768, 1024), // 9.7 inches, mini before
  tablet(810, 1080), // 10.2 inches
  tablet(820, 1180), // Air of the fourth generation, 10.9 inches
  tablet(834, 1112), // 10.5 inches
  tablet(834, 1194), // Pro of 11 inches
  tablet(834, 1210), // Pro of 11 inches since 2024
  tablet(1024, 1366), // Pro of 12.9 inches
  tablet(1032, 1376), // Pro of 13 inches
];

export type StartUpImage = { file: string; media: string; width: number; height: number };

/** Each picture in device pixels, and the screen it is for. */
export const START_UP_IMAGES: readonly StartUpImage[] = SCREENS.flatMap((screen) =>
  screen.turns ? [image(screen, 'portrait'), image(screen, 'landscape')] : [image(screen, 'portrait')],
);

function image(screen: Screen, orientation: 'portrait' | 'landscape'): StartUpImage {
  const [across, down] = [screen.width * screen.ratio, screen.height * screen.ratio];
  const [width, height] = orientation === 'portrait' ? [across, down] : [down, across];
  return {
    file: `start-up-${width}x${height}.png`,
    // iOS gives the upright size whichever way the device is held.
    media: `(device-width: ${screen.width}px) and (device-height: ${screen.height}px) and (-webkit-device-pixel-ratio: ${screen.ratio}) and (orientation: ${orientation})`,
    width,
    height,
  };
}
