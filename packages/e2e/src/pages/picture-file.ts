import type { Locator, Page } from '@playwright/test';

/** A PNG of two halves, the upper one red and the lower one green, as a browser saves it. */
export async function aPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_600, 1_200];
    const context = canvas.getContext('2d')!;
    for (const [at, color] of ['#c0392b', '#27ae60'].entries()) {
      context.fillStyle = color;
      context.fillRect(0, at * 600, 1_600, 600);
    }
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}

/** Chooses a picture in a field of the back office, and takes the part of it that is proposed. */
export async function uploadPicture(page: Page, field: Locator, buffer: Buffer): Promise<void> {
  await field.setInputFiles({ name: 'osh.png', mimeType: 'image/png', buffer });
  const crop = page.getByRole('dialog', { name: 'What guests see of the picture' });
  await crop.getByRole('button', { name: 'Use this part' }).click();
  await crop.waitFor({ state: 'detached' });
}
