import { type Api, ApiError, endpoints, unwrap } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';

/** Codes after which the customer may simply type again. */
const TRY_AGAIN: readonly string[] = ['code.wrong', 'code.expired'];

/** Phone, then code, then again if the code was wrong (SES-14). The customer leaves by closing the prompt. */
export function smsAuth(call: Api): AuthAdapter {
  const sendCode = async (phone: string) =>
    unwrap(await call(endpoints.requestCode, { body: { phone } })).time ?? 0;

  return {
    restore: async () => null,

    async signIn(prompt) {
      const phone = await prompt.askPhone();
      let resendInSeconds = await sendCode(phone);
      const resend = async () => (resendInSeconds = await sendCode(phone));
      for (let wasWrong = false; ; wasWrong = true) {
        const code = await prompt.askCode({ phone, wasWrong, resendInSeconds, resend });
        const { data, error } = await call(endpoints.verifyCode, { body: { phone, code } });
        if (data) return data;
        if (!(error instanceof ApiError) || !TRY_AGAIN.includes(error.code)) throw error;
      }
    },
  };
}
