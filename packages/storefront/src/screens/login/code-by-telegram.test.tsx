import { aPhoneVerification, aUser } from '@dasturxon/core/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sessionAtom } from '../../domains/session/session.ts';
import type { KeyValueStore } from '../../hosts/deps.ts';
import { smsAuth } from '../../hosts/sms-auth.ts';
import { sentCodes } from '../../hosts/sent-codes.ts';
import { usePath } from '../../router/navigation.ts';
import { aStorefront, aStore } from '../../testing/index.ts';
import { LoginConfirmScreen } from './login-confirm-screen.tsx';
import { LoginScreen } from './login-screen.tsx';

const BUTTON = 'Send the code by Telegram';
const clock = { now: Date.parse('2026-05-11T07:00:00Z') };

beforeEach(() => {
  sessionStorage.clear();
  clock.now = Date.parse('2026-05-11T07:00:00Z');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const refused = (code: string) =>
  Response.json({ code, description: { eng: 'Too many requests' }, requestId: 'r' }, { status: 429 });

function Pages() {
  return usePath('/login') === '/login/confirm' ? <LoginConfirmScreen /> : <LoginScreen />;
}

/** The sign-in of a brand, with what the server refuses for each channel. */
type About = {
  sendsCodes?: boolean;
  triesTelegram?: boolean;
  refuses?: Record<string, string>;
  storage?: KeyValueStore;
  path?: string;
};

function atLogin({ refuses = {}, storage = aStore(), path = '/login', ...channels }: About = {}) {
  history.replaceState(null, '', path);
  const asked: unknown[] = [];
  const now = () => new Date(clock.now);
  const storefront = aStorefront({
    deps: { storage, now, loadAuth: async (api) => smsAuth(api, { now, sent: sentCodes() }) },
    answers: {
      'GET /webbot/v1/setting': { isPhoneVerificationRequired: true, sendsCodes: true, ...channels },
      'POST /users/v1/auth/phone': async (request: Request) => {
        const { channel } = (await request.json()) as { channel: string };
        asked.push(channel);
        return refuses[channel] ? refused(refuses[channel]) : aPhoneVerification({ time: 60 });
      },
      'POST /users/v1/auth/phone/verify': async (request: Request) => {
        const { code } = (await request.json()) as { code: string };
        return code === '123456' ? { token: 't-1', user: aUser() } : refused('code.wrong');
      },
    },
  });
  render(storefront.around(<Pages />));
  return { ...storefront, asked, refuses };
}

async function askForCode() {
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '90 123 45 67' } });
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
}

async function pass(seconds: number) {
  clock.now += seconds * 1000;
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

test.each(['request.rateLimited', 'phone.countryUnsupported'])(
  'SES-14 T19 a guest whose SMS is refused by %s gets the code by Telegram',
  async (code) => {
    const { asked, store } = atLogin({ refuses: { SMS: code } });
    await askForCode();
    fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
    fireEvent.change(await screen.findByLabelText('Code from Telegram'), { target: { value: '123456' } });
    await waitFor(() => expect(store.get(sessionAtom)?.token).toBe('t-1'));
    expect(asked).toEqual(['SMS', 'TELEGRAM']);
  },
);

test('SES-14 a code by Telegram can be asked for once the wait for the next SMS is over', async () => {
  const { asked } = atLogin();
  await askForCode();
  await screen.findByLabelText('Code from the SMS');
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  await pass(60);
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
  const field = await screen.findByLabelText('Code from Telegram');
  expect(screen.getByText(/is in Telegram if this number/).textContent).toContain('+998 90 123 45 67');
  expect(screen.getByText('New code in 60 s')).toBeTruthy();
  fireEvent.change(field, { target: { value: '000000' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong code, or the code has expired');
  expect(asked).toEqual(['SMS', 'TELEGRAM']);
  await pass(60);
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code again' }));
  await screen.findByLabelText('Code from the SMS');
});

test('SES-14 a brand without a bot offers no code by Telegram', async () => {
  const { calls } = atLogin({ sendsCodes: false, refuses: { SMS: 'request.rateLimited' } });
  await askForCode();
  await screen.findByRole('alert');
  await waitFor(() => expect(calls.map(({ url }) => url).join()).toContain('/webbot/v1/setting'));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});

test('a refused code by Telegram is not offered again before the next SMS is asked for', async () => {
  const { refuses } = atLogin({ refuses: { SMS: 'request.rateLimited', TELEGRAM: 'request.rateLimited' } });
  await askForCode();
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
  await waitFor(() => expect(screen.queryByRole('button', { name: BUTTON })).toBeNull());
  await screen.findByRole('alert');
  delete refuses['TELEGRAM'];
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  await screen.findByRole('button', { name: BUTTON });
});

test('SES-14 a reload keeps the channel of the code that was sent', async () => {
  const { host } = atLogin({ refuses: { SMS: 'request.rateLimited' } });
  await askForCode();
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
  await screen.findByLabelText('Code from Telegram');
  cleanup();
  const { asked } = atLogin({ storage: host.storage, path: '/login/confirm' });
  await screen.findByLabelText('Code from Telegram');
  expect(asked).toEqual([]);
});

test('B18 a brand whose codes try Telegram first names both places', async () => {
  atLogin({ triesTelegram: true });
  await askForCode();
  await screen.findByLabelText('Code from Telegram or the SMS');
  expect(screen.getByText(/in the chat Verification Codes, or by SMS to/)).toBeDefined();
});
