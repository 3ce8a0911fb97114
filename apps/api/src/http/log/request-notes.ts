import type { ErrorCode } from '@dasturxon/core/api';

type Person = { userId: string; role: string };

/** What becomes known of a request while it is answered. */
export type RequestNotes = {
  merchantId?: string;
  /** The code of the error that it was answered with. */
  refusal?: ErrorCode;
  /** Set when a member of staff made it. */
  staff?: Person;
};

const notes = new WeakMap<Request, RequestNotes>();

/** Adds to what is known of a request, for its line in the log. */
export function noteRequest(request: Request, more: RequestNotes): void {
  notes.set(request, { ...notes.get(request), ...more });
}

/** What is known of a request so far. */
export const notesOf = (request: Request): RequestNotes => notes.get(request) ?? {};

/** Notes which member of staff makes a request. */
export function noteStaff(request: Request, caller: Person | null): void {
  if (caller) noteRequest(request, { staff: { userId: caller.userId, role: caller.role } });
}
