/// <reference lib="webworker" />
import { MERCHANT_HEADER } from '@dasturxon/core/api';

import { answerKeptAt } from './rules.ts';

/** Public answers of the server, for use offline. */
export const ANSWERS = 'dasturxon-answers-2';
/** Beyond this many, those that were kept first go. */
const MOST_ANSWERS = 60;
/** What the basket, a dish and the search read. */
const FOR_THE_BASKET = ['/products/v1/overalls?type=WEB', '/orders/v1/merchant/settings'];

/** The server's answer; without a network the last stored one (F01, F17). */
export async function reportedAnswer({ request, waitUntil }: Asking): Promise<Response> {
  const at = answerKeptAt(request.url, request.headers.get(MERCHANT_HEADER) ?? '');
  try {
    const answer = await fetch(request);
    waitUntil(keep(at, answer.clone()));
    return answer;
  } catch (failure) {
    const kept = await (await caches.open(ANSWERS)).match(at);
    if (kept) return kept;
    throw failure;
  }
}

type Asking = { request: Request; waitUntil: (work: Promise<unknown>) => void };

/**
 * Caches the data of the basket before its first use; with `anew` also what is cached already. Skipped if the browser
 * saves data.
 */
export async function keepForBasket(merchantId: string, { anew = false } = {}): Promise<void> {
  if (savesData()) return;
  const answers = await caches.open(ANSWERS);
  for (const path of FOR_THE_BASKET) {
    const at = answerKeptAt(new URL(path, location.origin).href, merchantId);
    if (!anew && (await answers.match(at))) continue;
    const answer = await fetch(path, { headers: { [MERCHANT_HEADER]: merchantId } }).catch(() => null);
    if (answer) await keep(at, answer);
  }
}

async function keep(at: string, answer: Response): Promise<void> {
  if (answer.status !== 200) return;
  const answers = await caches.open(ANSWERS);
  // What cannot be kept is not: there may be no room.
  await answers.put(at, answer).catch(() => null);
  const keys = await answers.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((key) => answers.delete(key)));
}

/** Whether the guest has asked the browser to save on bytes; the DOM's types do not know it yet. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
