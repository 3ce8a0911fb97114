/** A message that a gateway accepted, as the console and the tests read it. */
export interface SmsMessage {
  readonly phone: string;
  readonly text: string;
  /** The first run of 4 to 6 digits in the text; null without one. */
  readonly code: string | null;
  /** ISO 8601. */
  readonly at: string;
}

export interface SmsInbox {
  add(message: { phone: string; text: string }): void;
  /** Newest first; of one number when `phone` is given in any spelling. */
  list(phone?: string): readonly SmsMessage[];
  clear(): void;
}

const CAPACITY = 200;
const CODE = /(?<!\d)\d{4,6}(?!\d)/;

/** Messages of both SMS services, in memory; the oldest leave when it is full. */
export function createSmsInbox(now: () => Date, capacity = CAPACITY): SmsInbox {
  let messages: readonly SmsMessage[] = [];
  return {
    add({ phone, text }) {
      const message = { phone: digitsOf(phone), text, code: findCode(text), at: now().toISOString() };
      messages = [message, ...messages].slice(0, capacity);
    },
    list: (phone) => (phone ? messages.filter((sms) => sms.phone === digitsOf(phone)) : messages),
    clear() {
      messages = [];
    },
  };
}

/** The code a customer would type in: the first run of 4 to 6 digits. */
export function findCode(text: string): string | null {
  return CODE.exec(text)?.[0] ?? null;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
