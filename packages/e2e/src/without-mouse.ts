import type { Page } from '@playwright/test';

/**
 * A phone has no mouse. Chromium's emulation has one at rest in the corner, and reports it over what appears there: on a
 * busy machine later than the page is ready, which then prefetches a dish as if it were pointed at.
 */
export const withoutMouse = async ({ page }: { page: Page }): Promise<void> => {
  await page.addInitScript(() => {
    const stop = (event: PointerEvent) => event.pointerType === 'mouse' && event.stopImmediatePropagation();
    addEventListener('pointerover', stop, { capture: true });
  });
};
