/** The code that was sent last from this tab: to whom, when another may be asked for, and until when it is good (ms since 1970). */
export type SentCode = { phone: string; resendAt: number; diesAt: number };

/** Remembers the last code over a reload of the tab. */
export type SentCodes = { read: () => SentCode | null; write: (code: SentCode | null) => void };

const KEY = 'dasturxon:sent-code';

/** In the tab's own storage; where that is blocked, as long as the page lives. */
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
        // The page goes on with what it remembers itself.
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
