import { START_UP_IMAGES } from '../../apps/web/build/start-up-images.ts';
import { expect, test } from './test.ts';

test('[J-12] what iOS puts on a home screen is drawn by its engine, whole and opaque: the icon, and each start-up image in its size', async ({
  arrived: page,
}, info) => {
  test.skip(info.project.name !== 'webkit', 'Only Apple’s systems ask for these.');
  const found = (rel: string) =>
    page.driver.run(async (wanted: string) => {
      const pictures = [];
      for (const { href, media } of document.querySelectorAll<HTMLLinkElement>(`link[rel="${wanted}"]`)) {
        const image = new Image();
        image.src = href;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1, 1];
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0, 1, 1);
        // iOS renders transparency as black.
        const [, , , alpha] = context.getImageData(0, 0, 1, 1).data;
        const { naturalWidth: width, naturalHeight: height } = image;
        // A question that the engine does not understand is never a screen's.
        const isUnderstood = media === '' || matchMedia(media).media !== 'not all';
        pictures.push({ media, width, height, isOpaque: alpha === 255, isUnderstood });
      }
      return pictures;
    }, rel);

  const sound = { isOpaque: true, isUnderstood: true };
  expect(await found('apple-touch-icon')).toEqual([{ media: '', width: 180, height: 180, ...sound }]);
  expect(await found('apple-touch-startup-image')).toEqual(
    START_UP_IMAGES.map(({ media, width, height }) => ({ media, width, height, ...sound })),
  );
});
