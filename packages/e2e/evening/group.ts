import { setTimeout as pause } from 'node:timers/promises';

import { read } from './client.ts';
import type { Clock } from './clock.ts';
import { BRAND } from './guests.ts';
import type { Plan } from './plan.ts';

type Button = { text: string; callback_data?: string };
type Message = { messageId: number; pieces: { text: string }[]; buttons: Button[][] };
type Chats = { groups: { id: number }[]; chats: { id: number; messages: Message[] }[] };

/** The staff's groups in the sandbox, with their messages. */
export async function readGroups(): Promise<{ chatId: number; messages: Message[] }[]> {
  const { groups, chats } = await read<Chats>({ path: `/sandbox/api/telegram/chats?vendor=${BRAND}` });
  const ids = groups.map(({ id }) => id);
  return chats.filter(({ id }) => ids.includes(id)).map(({ id, messages }) => ({ chatId: id, messages }));
}

const COOK = { userId: 700_001, firstName: 'Aziz' };
const LOOK_MS = 200;
/** A press whose answer never came is repeated, as people do. In milliseconds of real time. */
const PRESS_AGAIN_MS = 8_000;

/** Who presses the group's buttons. `seen` gathers the orders that the group was shown. */
export async function workInGroup(
  plans: ReadonlyMap<string, Plan>,
  { clock, seen, isOver }: { clock: Clock; seen: Set<string>; isOver: () => boolean },
): Promise<void> {
  const since = new Map<string, number>();
  const pressedAt = new Map<string, number>();

  const press = async (chatId: number, messageId: number, data: string) => {
    pressedAt.set(data, Date.now());
    const body = { vendor: BRAND, chatId, messageId, data, ...COOK };
    await read({ path: '/sandbox/api/telegram/press', method: 'POST', body });
  };
  /** The press that is due for the order of a message: not yet planned, too early or done already is null. */
  const dueData = (id: string): string | null => {
    const plan = plans.get(id);
    if (!plan || plan.answeredIn === 'board') return null;
    if (!since.has(id)) since.set(id, clock.seconds());
    if (clock.seconds() - since.get(id)! < plan.answerAfter) return null;
    const data = plan.fate === 'reject' ? `no.OUT_OF_STOCK:${id}` : `to.ACCEPTED:${id}`;
    return Date.now() - (pressedAt.get(data) ?? 0) > PRESS_AGAIN_MS ? data : null;
  };
  const look = async (chatId: number, { messageId, buttons }: Message) => {
    const all = buttons.flat().flatMap(({ callback_data: data }) => (data ? [data.split(':')] : []));
    for (const [action, id = ''] of all) {
      seen.add(id);
      const data = action === 'to.ACCEPTED' ? dueData(id) : null;
      if (data) await press(chatId, messageId, data);
    }
  };
  while (!isOver()) {
    const groups = await readGroups().catch(() => []);
    for (const { chatId, messages } of groups)
      for (const message of messages) await look(chatId, message).catch(() => undefined);
    await pause(LOOK_MS);
  }
}
