import type { Session } from '../../auth/session.schema.ts';
import { aUser } from '../people-builders.ts';
import { describeAuthAdapter } from './auth-adapter.contract.ts';

const session: Session = { token: 'token', user: aUser() };

describeAuthAdapter('the simplest adapter', ({ known }) => ({
  restore: () => Promise.resolve(known ? session : null),
  async signIn(prompt) {
    const phone = await prompt.askPhone();
    const resend = () => Promise.resolve(120);
    await prompt.askCode({
      phone,
      wasWrong: false,
      triesLeft: null,
      resendInSeconds: 60,
      channel: 'SMS',
      resend,
    });
    return session;
  },
}));
