import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A photo as a phone's camera makes it: stripes, as a JPEG of their pixels. */
export async function aPhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_800, 1_200];
    const context = canvas.getContext('2d')!;
    for (let nth = 0; nth < 60; nth++) {
      context.fillStyle = `hsl(${nth * 6} 60% 50%)`;
      context.fillRect(nth * 30, 0, 30, 1_200);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Waits until a picture has come and has pixels. */
export const isDrawn = (page: Page | FrameLocator, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name, exact: true })
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
