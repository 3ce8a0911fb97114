import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The address picker: a map under a fixed pin, and its street. */
export class AddressMap {
  readonly page: Page | FrameLocator;
  readonly dialog: Locator;
  readonly map: Locator;
  readonly save: Locator;
  /** The address of the pin. */
  readonly street: Locator;

  constructor(page: Page | FrameLocator) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Delivery address' });
    this.street = this.dialog.getByRole('status').locator('p').first();
    this.map = this.dialog.locator('.leaflet-container');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  /** Drags the map by so many px; the place under the pin moves the other way. */
  async drag(dx: number, dy: number): Promise<void> {
    const { mouse } = this.map.page();
    // Leaflet ignores taps while it zooms.
    await expect(this.map.locator('.leaflet-zoom-anim')).toHaveCount(0);
    const box = (await this.map.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
    await mouse.move(x + dx, y + dy, { steps: 4 });
    await mouse.up();
  }

  /** Searches for a place by its name and takes the result with this `display`. */
  async search(query: string, display: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Search' }).tap();
    const sheet = this.page.getByRole('dialog', { name: 'Address search' });
    await sheet.getByLabel('Street, house, landmark').fill(query);
    await sheet.getByText(display).first().tap();
    await sheet.waitFor({ state: 'detached' });
  }
}

/** What the courier needs at the door. */
export class LocationForm {
  readonly sheet: Locator;

  constructor(page: Page | FrameLocator) {
    this.sheet = page.getByRole('dialog', { name: 'add new location' });
  }

  field(label: string): Locator {
    return this.sheet.getByLabel(label, { exact: true });
  }

  async save(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Save' }).tap();
  }
}
