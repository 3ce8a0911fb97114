import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aHostInTelegram, aTelegram } from './testing.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('the brand keeps its buttons, Telegram’s colours are under them', async () => {
  const { host } = aHostInTelegram();
  await host.loadFrame();
  const { dataset, style } = document.documentElement;
  expect(dataset['scheme']).toBe('dark');
  expect(style.getPropertyValue('--vkui--color_background_content')).toBe('#17212b');
  expect(style.getPropertyValue('--dx-main')).toBe('');
});

test('a theme that changed before the bridge was there is asked for, and followed', async () => {
  const { host, telegram } = aHostInTelegram();
  await host.loadFrame();
  expect(telegram.names()).toContain('web_app_request_theme');
  const { dataset, style } = document.documentElement;
  telegram.emit('theme_changed', { theme_params: { bg_color: '#ffffff', text_color: '#000000' } });
  expect(dataset['scheme']).toBe('light');
  expect(style.getPropertyValue('--vkui--color_background_content')).toBe('#ffffff');
  expect(style.getPropertyValue('--vkui--color_background_secondary')).toBe('');
  telegram.emit('theme_changed', { theme_params: { bg_color: '#101010' } });
  expect(dataset['scheme']).toBe('dark');
});

test('safe areas and the stable height reach the style sheets', async () => {
  await aHostInTelegram().host.loadFrame();
  const { style } = document.documentElement;
  await vi.waitFor(() => expect(style.getPropertyValue('--dx-safe-end')).toBe('34px'));
  expect(style.getPropertyValue('--dx-stable-height')).toBe('700px');
});

test('TEN-14 buttons that a page before this one has left in the window are taken away', async () => {
  const { host, telegram } = aHostInTelegram();
  await host.loadFrame();
  const hidden = telegram.received
    .filter(({ data }) => data?.['is_visible'] === false)
    .map(({ name }) => name);
  expect(hidden).toEqual(['web_app_setup_main_button', 'web_app_setup_back_button']);
});

test('TEN-15 an answer that comes when the window is being closed harms nothing', async () => {
  vi.resetModules();
  const { openFrame } = await import('./live/index.ts');
  const { params, emit } = aTelegram();
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(params));
  openFrame({
    startParam: null,
    launchId: 'a',
    mayBotWrite: true,
    parentOrigin: null,
    keepTheme: () => undefined,
  });
  vi.unstubAllGlobals();
  for (const type of ['safe_area_changed', 'content_safe_area_changed'])
    emit(type, { top: 1, bottom: 1, left: 0, right: 0 });
  emit('viewport_changed', { height: 1, width: 1, is_expanded: true, is_state_stable: true });
  const { style } = document.documentElement;
  await vi.waitFor(() => expect(style.getPropertyValue('--dx-safe-end')).toBe('2px'));
});

test('SES-10 a shared contact comes back as the string that Telegram signed; a refused one is null', async () => {
  const signed = `contact=${encodeURIComponent('{"user_id":7,"phone_number":"998901234567","first_name":"A"}')}&auth_date=1760000000&hash=${'b'.repeat(64)}`;
  const shared = await aHostInTelegram({ contact: signed }).host.loadFrame();
  await expect(shared?.shareContact?.()).resolves.toBe(signed);
  const refused = await aHostInTelegram({ contact: '' }).host.loadFrame();
  await expect(refused?.shareContact?.()).resolves.toBeNull();
});
