/** The accounts the stand-ins know. They open nothing but the sandbox, so they may stand in the code. */
export const SANDBOX_ESKIZ = { email: 'sandbox@dasturxon.uz', password: 'sandbox', from: '4546' } as const;
export const SANDBOX_PLAY_MOBILE = { username: 'sandbox', password: 'sandbox', originator: '3700' } as const;
