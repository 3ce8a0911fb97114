import { themeChosen } from '@dasturxon/core/kernel';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { ThemeCard } from './theme-card.tsx';

const root = document.documentElement;
const themes = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked);

afterEach(() => {
  document.cookie = 'site-theme=; path=/; max-age=0';
  delete root.dataset['scheme'];
});

test('the theme is the device’s until one is chosen, which the page and the next one keep', () => {
  renderInStorefront(<ThemeCard />);
  expect(themes()).toEqual([true, false, false]);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([root.dataset['scheme'], themeChosen(document.cookie)]).toEqual(['dark', 'dark']);
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(root.dataset['scheme']).toBe('light');
  cleanup();
  renderInStorefront(<ThemeCard />);
  expect(themes()).toEqual([false, true, false]);
  fireEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect([root.dataset['scheme'], themeChosen(document.cookie)]).toEqual([undefined, 'system']);
});

test('the merchant’s dark theme is the default', () => {
  renderInStorefront(<ThemeCard />, { boot: aBoot({ settings: { isDark: true } }) });
  expect(themes()).toEqual([false, false, true]);
});

test('a mini-app has the theme of its host, without a choice', () => {
  renderInStorefront(<ThemeCard />, { boot: aBoot({ shell: 'tg' }) });
  expect(screen.queryByRole('radio')).toBeNull();
});
