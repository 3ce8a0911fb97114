/** How a code reaches its phone: by SMS, or by the brand's bot in the Telegram account that this phone belongs to (SES-14). */
export const CODE_CHANNELS = ['SMS', 'TELEGRAM'] as const;
/** One of them. */
export type CodeChannel = (typeof CODE_CHANNELS)[number];
