import { vi } from 'vitest';

import type { StaffPerson } from './back-office-scene.ts';

/** An open event stream of the board, read as a browser reads it. */
export type FollowedBoard = {
  /** Waits until the text is in what was sent; false when the stream ended before. */
  until: (part: string) => Promise<boolean>;
  /** Waits for the end of the stream and returns all that was sent. */
  untilEnd: () => Promise<string>;
  /** What the server does every few seconds without a wake-up, at once. */
  poll: () => void;
  close: () => Promise<void>;
};

const POLL_MS = 5_000;

const BOARD = { path: '/admin/v1/board/events', first: '"isComplete":true' };

/** Opens the stream of the board, or another one, and waits for its first event. The test triggers its poll. */
export async function openBoardStream(
  who: Pick<StaffPerson, 'request'>,
  { path, first } = BOARD,
): Promise<FollowedBoard> {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const response = await who.request(path);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async () => {
    const { value, done } = await reader.read();
    text += value ?? '';
    return !done;
  };
  const until = async (part: string) => {
    while (!text.includes(part)) if (!(await read())) return false;
    return true;
  };
  const untilEnd = async () => {
    while (await read());
    return text;
  };
  await until(first);
  const poll = () => void vi.advanceTimersByTime(POLL_MS);
  return { until, untilEnd, poll, close: () => reader.cancel() };
}
