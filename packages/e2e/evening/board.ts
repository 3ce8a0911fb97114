import { request, type ClientRequest } from 'node:http';

import { eventParser } from '@dasturxon/core/api';
import type { PrintJob } from '@dasturxon/core/printing';

import { serverPort, type Answer, type Question } from '../src/server/ask.ts';
import { codeSince, read, send, until } from './client.ts';
import { BRAND } from './guests.ts';

const HOST = `${BRAND}.admin.localhost`;

/** What the evening needs of an order on the board. */
export type Card = {
  id: string;
  number: number;
  version: number;
  status: string;
  serviceType: string;
  paymentType: string;
  isPaid: boolean;
  kitchenSince: string | null;
  courierId: string | null;
  totalPrice: number | null;
  due: number | null;
};
type Change = {
  cursor: string;
  orders: Card[];
  removed: string[];
  isComplete: boolean;
  prints: PrintJob[];
};

/** A member of staff at the back office: their session, and the board that their stream keeps. */
export type StaffMember = {
  userId: string;
  call: (question: Question) => Promise<Answer>;
  cards: Map<string, Card>;
  /** Orders that this board has shown. */
  seen: Set<string>;
  /** The tickets on the board that are not printed yet. */
  prints: () => readonly PrintJob[];
  /** How often the board began again from a snapshot. */
  snapshots: () => number;
  /** Cuts the network of this board; the returned function restores it. */
  cut: () => () => void;
  close: () => void;
};

/** Signs a member of staff in at the back office and opens their board. */
export async function openStaffMember(phone: string): Promise<StaffMember> {
  const since = Date.now() - 1000;
  const origin = `http://${HOST}:${serverPort()}`;
  await read({ host: `${BRAND}.localhost`, path: '/users/v1/auth/phone', method: 'POST', body: { phone } });
  const body = { phone, code: await codeSince(phone, since) };
  const headers = { origin };
  const signedIn = await send({ host: HOST, path: '/admin/v1/session', method: 'POST', body, headers });
  if (signedIn.status !== 200) throw new Error(`sign-in of ${phone}: ${signedIn.status} ${signedIn.text}`);
  const cookie = signedIn.headers['set-cookie']![0]!.split(';')[0]!;
  const call = (question: Question) =>
    send({ host: HOST, ...question, headers: { origin, cookie, ...question.headers } });
  return { ...followBoard(call, cookie), call, userId: signedIn.json<{ userId: string }>().userId };
}

/** Keeps a board as the screen does: a snapshot, then the stream; a new snapshot after a lost stream. */
function followBoard(call: StaffMember['call'], cookie: string) {
  const cards = new Map<string, Card>();
  const seen = new Set<string>();
  let [isClosed, isCut, snapshots] = [false, false, 0];
  let open: readonly PrintJob[] = [];
  let stream: ClientRequest | null = null;

  const apply = ({ orders, removed, isComplete, prints }: Change) => {
    open = prints;
    if (isComplete) cards.clear();
    for (const card of orders) {
      cards.set(card.id, card);
      seen.add(card.id);
    }
    for (const id of removed) cards.delete(id);
  };
  const listen = (cursor: string) =>
    new Promise<void>((resolve) => {
      const path = `/admin/v1/board/events?after=${cursor}`;
      const headers = { host: `${HOST}:${serverPort()}`, cookie };
      stream = request({ host: '127.0.0.1', port: serverPort(), path, headers }, (response) => {
        const events = eventParser();
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          for (const { data } of events.push(text)) apply(JSON.parse(data) as Change);
        });
        response.once('close', resolve);
        response.on('error', () => resolve());
      });
      stream.once('error', () => resolve());
      stream.once('close', () => resolve());
      stream.end();
    });
  const follow = async () => {
    while (!isClosed) {
      await until('the network of a board', async () => !isCut || isClosed);
      if (isClosed) return;
      const snapshot = (await call({ path: '/admin/v1/board' })).json<Change>();
      snapshots += 1;
      apply(snapshot);
      if (!isClosed) await listen(snapshot.cursor);
    }
  };
  const ended = follow();
  ended.catch((error: Error) => console.error(`a board ended: ${error.message}`));
  const cut = () => {
    isCut = true;
    stream?.destroy();
    return () => void (isCut = false);
  };
  const close = () => {
    isClosed = true;
    stream?.destroy();
  };
  return { cards, seen, prints: () => open, snapshots: () => snapshots, cut, close };
}
