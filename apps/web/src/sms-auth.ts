import { type Api, ApiError, endpoints, unwrap } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';

/** Codes after which the customer may simply type again. */
const TRY_AGAIN: readonly string[] = ['code.wrong', 'code.expired'];

/** Phone, then code, then again if the code was wrong. The customer leaves by closing the prompt. */
export function smsAuth(call: Api): AuthAdapter {
  return {
    restore: async () => null,

    async signIn(prompt) {
      const phone = await prompt.askPhone();
      unwrap(await call(endpoints.requestCode, { body: { phone } }));
      for (let wasWrong = false; ; wasWrong = true) {
        const code = await prompt.askCode({ phone, wasWrong });
        try {
          return unwrap(await call(endpoints.verifyCode, { body: { phone, code } }));
        } catch (error) {
          if (!(error instanceof ApiError && TRY_AGAIN.includes(error.code))) throw error;
        }
      }
    },
  };
}
