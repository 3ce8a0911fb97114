import type { CodeChannel } from '@dasturxon/core/auth';

/**
 * The last code sent from this tab: its phone, when another may be requested, its expiry (ms since 1970), and its channel:
 * SMS where an older page stored none.
 */
export type SentCode = { phone: string; resendAt: number; diesAt: number; channel?: CodeChannel };

/** Keeps the last code over a reload of the tab. */
export type SentCodes = { read: () => SentCode | null; write: (code: SentCode | null) => void };

const KEY = 'dasturxon:sent-code';

/** In the tab's storage; if that is blocked, in memory. */
export function sentCodes(storage: () => Storage = () => sessionStorage): SentCodes {
  let memory: SentCode | null = null;
  return {
    read() {
      try {
        return parse(storage().getItem(KEY)) ?? memory;
      } catch {
        return memory;
      }
    },
    write(code) {
      memory = code;
      try {
        if (code) storage().setItem(KEY, JSON.stringify(code));
        else storage().removeItem(KEY);
      } catch {
        // The page continues with its own memory.
      }
    },
  };
}

function parse(text: string | null): SentCode | null {
  const code = JSON.parse(text ?? 'null') as Partial<SentCode> | null;
  return isWhole(code) ? code : null;
}

function isWhole(code: Partial<SentCode> | null): code is SentCode {
  return (
    typeof code?.phone === 'string' && typeof code.resendAt === 'number' && typeof code.diesAt === 'number'
  );
}
