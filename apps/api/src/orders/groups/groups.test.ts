import { type Answer, endpoints, type Sent, unwrap } from '@dasturxon/core/api';
import { type GroupOrder, wholeBasket } from '@dasturxon/core/group';
import { beforeAll, expect, test } from 'vitest';

import { place, pickUp } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

type Membership = Answer<typeof endpoints.startGroup>;
type Part = Partial<Omit<Sent<typeof endpoints.editGroupPart, 'body'>, 'token'>>;

let osh: Scene;
let host: Person;
beforeAll(async () => {
  osh = await aRunningApi();
});

const plov = (count: number) => ({ productId: 'product-1', count, modifiers: [] });
const noone = () => osh.as(null);

async function aGroup(lines = [plov(1)]): Promise<Membership> {
  host = await osh.person();
  return unwrap(await host.api(endpoints.startGroup, { body: { name: 'Aziza', minutes: 30, lines } }));
}
const join = ({ id, mark }: Membership, name: string) =>
  noone()(endpoints.joinGroup, { params: { id, mark }, body: { name, lines: [] } });
const edit = ({ id, memberId, token }: Membership, part: Part) =>
  noone()(endpoints.editGroupPart, {
    params: { id, memberId },
    body: { token, version: 0, lines: [], isDone: false, ...part },
  });
const read = async ({ id, mark }: Membership) =>
  unwrap(await noone()(endpoints.readGroup, { params: { id, mark } }));
const move = (id: string, to: 'OPEN' | 'LOCKED' | 'CANCELED', who = host) =>
  who.api(endpoints.moveGroup, { params: { id }, body: { to } });
const names = ({ members }: GroupOrder) => members.map(({ name }) => name);
const basketOf = ({ members }: GroupOrder) => wholeBasket(members);

test('C6 people join by the link without signing in and change their own part alone', async () => {
  const mine = await aGroup();
  const bek = unwrap(await join(mine, 'Bek'));
  const after = unwrap(await edit(bek, { lines: [plov(2)], isDone: true }));
  expect(names(after)).toEqual(['Aziza', 'Bek']);
  expect(after.members[1]).toMatchObject({ isHost: false, isDone: true, version: 1, lines: [plov(2)] });
  expect(basketOf(after)).toEqual([plov(3)]);
  const forged = await edit({ ...bek, memberId: mine.memberId }, { lines: [plov(9)] });
  expect(forged.error).toMatchObject({ code: 'group.notFound', status: 404 });
  expect(basketOf(await read(mine))).toEqual([plov(3)]);
});

test('C6 another link, another group’s link and another merchant’s link open nothing', async () => {
  const one = await aGroup();
  const other = await aGroup();
  for (const params of [
    { id: one.id, mark: other.mark },
    { id: one.id, mark: '0'.repeat(32) },
    { id: 'none', mark: one.mark },
  ])
    expect((await noone()(endpoints.readGroup, { params })).error).toMatchObject({ code: 'group.notFound' });
  const qahva = await aRunningApi();
  const there = await qahva.as(null)(endpoints.readGroup, { params: { id: one.id, mark: one.mark } });
  expect(there.error).toMatchObject({ code: 'group.notFound' });
});

test('C6 simultaneous edits of different members are all kept; of two of one member one is', async () => {
  const mine = await aGroup([]);
  const others = await Promise.all(
    ['A', 'B', 'C', 'D', 'E'].map(async (name) => unwrap(await join(mine, name))),
  );
  const answers = await Promise.all(
    others.flatMap((who, index) => [
      edit(who, { lines: [plov(index + 1)] }),
      edit(who, { lines: [plov(index + 11)] }),
    ]),
  );
  const refused = answers.filter(({ error }) => error);
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(5).fill('group.changed'));
  const group = await read(mine);
  expect(group.members.map(({ version }) => version)).toEqual([0, 1, 1, 1, 1, 1]);
  const [line] = basketOf(group);
  expect(line?.count).toBe(
    group.members.flatMap(({ lines }) => lines).reduce((sum, { count }) => sum + count, 0),
  );
});

test('C6 once the host has closed the parts no edit and no one comes in; reopened they do', async () => {
  const mine = await aGroup();
  const bek = unwrap(await join(mine, 'Bek'));
  const attempts = await Promise.all([
    ...Array.from({ length: 4 }, (_, version) => edit(bek, { version, lines: [plov(version + 2)] })),
    move(mine.id, 'LOCKED'),
  ]);
  expect(attempts.at(-1)?.error).toBeNull();
  const closed = await read(mine);
  expect(closed.state).toBe('LOCKED');
  const { version } = closed.members[1]!;
  expect((await edit(bek, { version, lines: [plov(7)] })).error).toMatchObject({ code: 'group.closed' });
  expect((await join(mine, 'Late')).error).toMatchObject({ code: 'group.closed' });
  expect(await read(mine)).toEqual(closed);
  unwrap(await move(mine.id, 'OPEN'));
  unwrap(await edit(bek, { version, lines: [plov(7)] }));
});

test('C6 the order of the closed group’s dishes ends it, and the shares sum to its total', async () => {
  const mine = await aGroup([plov(1)]);
  const bek = unwrap(await join(mine, 'Bek'));
  unwrap(await edit(bek, { lines: [plov(2)] }));
  unwrap(await move(mine.id, 'LOCKED'));
  // Another order of the host is not the group's.
  unwrap(await place(host, pickUp({ cartItems: [plov(1)], totalPrice: 45_000 })));
  expect((await read(mine)).state).toBe('LOCKED');
  const order = unwrap(await place(host, pickUp({ cartItems: [plov(3)], totalPrice: 135_000 })));
  const group = await read(mine);
  expect(group).toMatchObject({ state: 'ORDERED', order: { id: order.id, totalPrice: 135_000 } });
  expect(group.members.map(({ share }) => share)).toEqual([45_000, 90_000]);
  expect((await move(mine.id, 'CANCELED')).error).toMatchObject({ code: 'group.closed' });
});

test('C6 the deadline closes the parts by itself', async () => {
  const late = await aRunningApi();
  const guest = await late.person();
  const body = { name: 'Aziza', minutes: 15 as const, lines: [] };
  const mine = unwrap(await guest.api(endpoints.startGroup, { body }));
  late.clock.now = new Date(late.clock.now.getTime() + 15 * 60_000);
  const params = { id: mine.id, memberId: mine.memberId };
  const answer = await late.as(null)(endpoints.editGroupPart, {
    params,
    body: { token: mine.token, version: 0, lines: [], isDone: true },
  });
  expect(answer.error).toMatchObject({ code: 'group.closed' });
});

test('C6 only the host removes people and moves the group; a host has one open group', async () => {
  const mine = await aGroup();
  const bek = unwrap(await join(mine, 'Bek'));
  const other = await osh.person();
  const remove = (who: Person) =>
    who.api(endpoints.removeGroupMember, { params: { id: mine.id, memberId: bek.memberId } });
  expect((await remove(other)).error).toMatchObject({ code: 'group.notFound' });
  expect((await move(mine.id, 'CANCELED', other)).error).toMatchObject({ code: 'group.notFound' });
  expect(names(unwrap(await remove(host)))).toEqual(['Aziza']);
  expect((await edit(bek, {})).error).toMatchObject({ code: 'group.notFound' });
  const body = { name: 'Again', minutes: 60 as const, lines: [] };
  expect(unwrap(await host.api(endpoints.startGroup, { body }))).toEqual(mine);
  unwrap(await move(mine.id, 'CANCELED'));
  expect(unwrap(await host.api(endpoints.startGroup, { body })).id).not.toBe(mine.id);
});

test('C6 the stream sends the group at once, after each change, and ends with the group', async () => {
  const mine = await aGroup();
  const response = await osh.request(`/orders/v1/groups/${mine.id}/link/${mine.mark}/events`);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`ended without ${part}`);
      text += value;
    }
  };
  await until('"state":"OPEN"');
  unwrap(await join(mine, 'Bek'));
  await until('"name":"Bek"');
  unwrap(await move(mine.id, 'CANCELED'));
  await until('"state":"CANCELED"');
  while (!(await reader.read()).done);
});
