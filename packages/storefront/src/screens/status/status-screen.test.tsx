import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { BlockedScreen, NotAvailableScreen } from './status-screen.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['RT-11 NAV-10', '/blocked', BlockedScreen, 'Temporarily closed'],
  ['RT-14 NAV-11', '/merchantNotAvailable', NotAvailableScreen, 'Not available'],
  ['D73 NAV-13', '/deleted', NotAvailableScreen, 'Not available'],
] as const)('%s %s asks the server once, and is no dead end without it', (_, path, Page, title) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  history.replaceState({ depth: 2 }, '', path);
  renderInStorefront(<Page />);
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state).toMatchObject({ depth: 2, wasAsked: true });
  cleanup();
  renderInStorefront(<Page />);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(document.title).toBe(title);
});

test.each([
  ['NAV-06 the 404 page', () => <NotFoundScreen params={{ path: '/nosuch' }} />],
  ['NAV-10 the page of a blocked storefront', () => <BlockedScreen />],
])('%s names the phone of the brand, where it has one', (_, page) => {
  history.replaceState({ wasAsked: true }, '', '/nosuch');
  const settings = { phoneActive: true, phone: '+998 71 000 10 01' };
  renderInStorefront(page(), { boot: aBoot({ settings }) });
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+998710001001');
  cleanup();
  renderInStorefront(page(), { boot: aBoot({ settings: { ...settings, phoneActive: false } }) });
  expect(screen.queryByRole('link', { name: /Call/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'To the menu' })).toBeTruthy();
});
