import type { AuthAdapter, AuthPrompt } from '@dasturxon/core/auth';
import { aUser } from '@dasturxon/core/testing';
import { fireEvent, render, screen } from '@testing-library/react';

import { usePath } from '../router/navigation.ts';
import { LoginConfirmScreen } from '../screens/login/login-confirm-screen.tsx';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { aStore } from './host-builder.ts';
import { aStorefront } from './render-in-storefront.tsx';

/** What the code 123456 signs in to. */
export const SESSION = { token: 't-1', user: aUser() };

/** A host that sends a code and takes 123456; `breaks` makes the next check of a code fail. */
function aSmsHost() {
  const state = { sent: [] as string[], breaks: null as unknown };
  const auth: AuthAdapter = {
    restore: async () => null,
    async signIn(prompt: AuthPrompt) {
      const phone = await prompt.askPhone();
      state.sent.push(phone);
      let triesLeft: number | null = null;
      for (let wasWrong = false; ; wasWrong = true) {
        const resend = async () => {
          state.sent.push(phone);
          triesLeft = null;
          return 120;
        };
        const code = await prompt.askCode({
          phone,
          wasWrong,
          triesLeft,
          resendInSeconds: 60,
          channel: 'SMS',
          resend,
        });
        triesLeft = (triesLeft ?? 5) - 1;
        if (state.breaks) {
          const error = state.breaks;
          state.breaks = null;
          throw error;
        }
        if (code === '123456') return SESSION;
      }
    },
  };
  return { state, auth };
}

function Pages() {
  return usePath('/login') === '/login/confirm' ? <LoginConfirmScreen /> : <LoginScreen />;
}

/** Opens the sign-in, with a host that sends codes by SMS. */
export function atLogin({
  storage = aStore(),
  path = '/login',
  now = () => new Date('2026-05-11T07:00:00Z'),
} = {}) {
  history.replaceState(null, '', path);
  const host = aSmsHost();
  const storefront = aStorefront({ deps: { storage, now, loadAuth: async () => host.auth } });
  render(storefront.around(<Pages />));
  return { ...storefront, ...host, storage };
}

export const phoneField = () => screen.findByLabelText('Phone number');
export const codeField = () => screen.findByLabelText('Code from the SMS');
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Types the phone and asks for the code; resolves with the field of the code. */
export async function toCode(typed = '90 123 45 67') {
  type(await phoneField(), typed);
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  return codeField();
}
