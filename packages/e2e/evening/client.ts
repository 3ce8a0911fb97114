import { setTimeout as pause } from 'node:timers/promises';

import { ask, type Answer, type Question } from '../src/server/ask.ts';

const RETRY_MS = 150;
const GIVE_UP_MS = 90_000;

/** Waits until a reading is there. Throws with `what` after 90 s, or the given time. */
export async function until<T>(
  what: string,
  read: () => Promise<T | null | undefined | false>,
  limitMs = GIVE_UP_MS,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`not within ${limitMs / 1000} s: ${what}`);
    await pause(RETRY_MS);
  }
}

/**
 * Sends a request again until the server answers, as clients do with one idempotency key: a killed server, a failing
 * gateway (5xx) and a repeat that is still being worked on (`in_progress`) are not the end.
 */
export async function send(question: Question): Promise<Answer> {
  const what = `${question.method ?? 'GET'} ${question.path}`;
  return until(what, async () => {
    const answer = await ask(question).catch(() => null);
    if (!answer || answer.status >= 500) return null;
    return answer.status === 409 && answer.text.includes('in_progress') ? null : answer;
  });
}

/** The body of a successful answer. Throws with what the server answered otherwise. */
export async function read<T>(question: Question): Promise<T> {
  const answer = await send(question);
  if (answer.status >= 300)
    throw new Error(
      `${question.method ?? 'GET'} ${question.path}: ${answer.status} ${answer.text.slice(0, 300)}`,
    );
  return (answer.text === '' ? null : answer.json()) as T;
}

/** The newest code that was sent to a phone after the given moment. */
export function codeSince(phone: string, since: number): Promise<string> {
  return until(`a code for ${phone}`, async () => {
    const sent = await read<{ code: string | null; at: string }[]>({
      path: `/sandbox/api/sms?phone=${phone}`,
    });
    return sent.find(({ code, at }) => code !== null && Date.parse(at) >= since)?.code;
  });
}
