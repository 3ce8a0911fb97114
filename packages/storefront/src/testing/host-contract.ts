import { describe, expect, test, vi } from 'vitest';

import { LocationRefused } from '../hosts/deps.ts';
import type { Host, HostFrame } from '../hosts/host.ts';

type Arranged = {
  host: Host;
  /** The person presses the host's own way back, or its big button; absent where it has none. */
  pressBack?: () => void;
  pressMain?: () => void;
};

const frameOf = async ({ host }: Arranged): Promise<HostFrame | null> => host.loadFrame();

/** What every host must do, whatever it can (TEN-14). Each host's test calls this with a way to set it up. */
export function describeHost(name: string, arrange: () => Arranged | Promise<Arranged>): void {
  describe(`${name} keeps the Host contract`, () => {
    test('TEN-14 haptic feedback never throws', async () => {
      const { host } = await arrange();
      for (const kind of ['select', 'add', 'success', 'error'] as const)
        expect(() => host.haptic(kind)).not.toThrow();
    });

    test('TEN-14 a place is found, or refused with a reason', async () => {
      const { host } = await arrange();
      const place = await host.locate().catch((error: unknown) => error);
      if (place instanceof Error) expect(place).toBeInstanceOf(LocationRefused);
      else expect(place).toEqual({ lat: expect.any(Number), lon: expect.any(Number) });
    });

    test.each(['javascript:alert(1)', 'data:text/html,x', 'tel:1', '/basket', 'https://a b', ''])(
      'TEN-14 NAV-08 %j is not opened outside the storefront',
      async (address) => {
        const { host } = await arrange();
        const open = vi.spyOn(window, 'open').mockReturnValue(null);
        expect(() => host.openLink(address)).not.toThrow();
        expect(open).not.toHaveBeenCalled();
        open.mockRestore();
      },
    );

    test('MENU-11 an offer to share ends in one of three ways', async () => {
      const { host } = await arrange();
      const became = await host.share({ title: 'Plov', path: '/product/p-1' });
      expect(['shared', 'copied', 'left']).toContain(became);
    });

    test('BOOT-11 its language is a tag or nothing', async () => {
      const { host } = await arrange();
      const tag = host.languageTag();
      if (tag !== null) expect(tag).toMatch(/^[A-Za-z]{2,3}(?:[-_]\w+)?$/);
    });

    test('TEN-15 its window is loaded once, and all of it can be called in any order', async () => {
      const arranged = await arrange();
      const frame = await frameOf(arranged);
      expect(await frameOf(arranged)).toBe(frame);
      if (!frame) return;
      expect(() => {
        for (const isOn of [true, false, false, true]) {
          frame.guardClosing(isOn);
          frame.lockSwipes(isOn);
          frame.setFullscreen(isOn);
        }
        frame.writeLanguage('ru');
        frame.setBack?.(null);
        frame.setMain?.(null);
      }).not.toThrow();
      await expect(frame.askToWrite()).resolves.toBeUndefined();
      await expect(frame.offerHomeScreen()).resolves.toBeUndefined();
    });

    test('its way back does the last thing it was given, and nothing once it was taken away', async () => {
      const arranged = await arrange();
      const frame = await frameOf(arranged);
      if (!frame?.setBack || !arranged.pressBack) return;
      const [first, last] = [vi.fn(), vi.fn()];
      frame.setBack(first);
      frame.setBack(last);
      arranged.pressBack();
      expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
      frame.setBack(null);
      arranged.pressBack();
      expect(last).toHaveBeenCalledTimes(1);
    });

    test('its main button shows the given label and presses once', async () => {
      const arranged = await arrange();
      const frame = await frameOf(arranged);
      if (!frame?.setMain || !arranged.pressMain) return;
      const press = vi.fn();
      frame.setMain({ text: 'Basket · 52 000', isEnabled: true, isBusy: false, colors: null, press });
      arranged.pressMain();
      expect(press).toHaveBeenCalledTimes(1);
      frame.setMain(null);
    });
  });
}
