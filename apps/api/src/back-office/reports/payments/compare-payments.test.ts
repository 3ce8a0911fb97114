import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { carryOutRefund } from '../../../payments/jobs/payment-jobs.ts';
import { writeXlsxTable } from '../../../kernel/table-file/xlsx-table.ts';
import { staffPerson, type StaffPerson } from '../../../testing/back-office/back-office-scene.ts';
import { anEditScene } from '../../../testing/edits/edit-scene.ts';
import { key } from '../../../testing/order-bodies.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
let owner: StaffPerson;
const paid: { id: string; number: number; name: string; amount: number }[] = [];

const DAY = { from: '2026-05-12', to: '2026-05-14' };

async function aPaid(counts: Parameters<typeof scene.accepted>[0]) {
  const id = await scene.accepted(counts);
  const [attempt] = await scene.merchant.attemptsOf(id);
  const { number } = await scene.guestsView(id);
  const one = { id, number, name: attempt!.providerId!, amount: attempt!.amount / 100 };
  paid.push(one);
  return one;
}

beforeAll(async () => {
  scene = await anEditScene();
  owner = await staffPerson(scene.osh, { role: 'ADMIN' });
  for (let order = 0; order < 6; order += 1) await aPaid({ manti: 1 });
});

type Line = readonly [number: string, name: string, amount: string | number, fee: string, state: string];
const TITLES = ['№', 'ID транзакции', 'Сумма', 'Комиссия', 'Статус'];
const csv = (lines: readonly Line[]) =>
  [TITLES, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n');
const perfect = (): Line[] =>
  paid.map(({ name, amount }, at) => [String(at + 1), name, `${amount},00`, '12', 'Успешно']);

const ask = (file: string | Buffer<ArrayBuffer>, query: object = {}, by = owner) =>
  by.api(endpoints.comparePayments, {
    query: { provider: 'PAYME', format: 'csv', ...DAY, ...query },
    body: new Blob([file]),
  });
const compare = async (file: string | Buffer<ArrayBuffer>, query = {}) => unwrap(await ask(file, query));

test('BO-461 a file that lists what was paid has no difference, as CSV and as XLSX', async () => {
  const sum = paid.reduce((all, { amount }) => all + amount * 100, 0);
  const expected = {
    matched: 6,
    differences: [],
    own: { count: 6, sum },
    file: { count: 6, sum, fee: 7_200 },
    columns: { name: 1, amount: 2, fee: 3, state: 4 },
  };
  expect(await compare(csv(perfect()))).toMatchObject(expected);
  const rows = [TITLES, ...perfect().map((cells) => cells.map(String))];
  expect(await compare(Buffer.from(await writeXlsxTable(rows)), { format: 'xlsx' })).toMatchObject(expected);
});

test('scenario 23, BO-461 of five planted differences exactly five are found', async () => {
  const lines = perfect();
  const [first, second, third, , , sixth] = lines;
  const planted = [
    ...lines.slice(3, 5),
    [first![0], first![1], '1', '12', 'Успешно'],
    second!,
    second!,
    ['7', 'ffff', '57500', '12', 'Успешно'],
    ['8', 'eeee', '57500', '12', 'Успешно'],
    ['', '', '402500', '', ''],
  ] as const;
  const seen = await compare(csv([...planted, sixth!] as Line[]));
  expect(seen.differences).toMatchObject([
    { kind: 'SUM', name: first![1], orderNumber: paid[0]!.number, line: 4 },
    { kind: 'SUM', name: second![1], orderNumber: paid[1]!.number, line: 5 },
    { kind: 'ONLY_THEIRS', name: 'ffff', orderNumber: null, line: 7 },
    { kind: 'ONLY_THEIRS', name: 'eeee', orderNumber: null, line: 8 },
    { kind: 'ONLY_OURS', name: third![1], orderNumber: paid[2]!.number, line: null },
  ]);
  expect(seen).toMatchObject({ differenceCount: 5, unread: [9] });
});

test('BO-461 a refund is matched by a line below zero, by the line of the payment, and by its absence when it was whole', async () => {
  const one = await aPaid({ kabob: 1 });
  const body = { amount: null, reason: 'cold' };
  unwrap(await owner.api(endpoints.refundAsStaff, { params: { id: one.id }, body, idempotencyKey: key() }));
  for (const { id, state } of await scene.merchant.refundsOf(one.id)) {
    if (state === 'DONE') continue;
    await carryOutRefund(scene.osh.deps, scene.osh.merchantId, id);
    const call = { params: { id }, body: { note: 'by card' }, idempotencyKey: key() };
    unwrap(await owner.api(endpoints.finishRefund, call));
  }
  const others = perfect().slice(0, -1);
  const own = perfect().at(-1)!;
  const back = ['9', own[1], `-${one.amount}`, '', 'Возврат'] as const;
  for (const lines of [others, [...others, own], [...others, own, back]])
    expect((await compare(csv(lines))).differences).toEqual([]);
});

test('BO-461 columns chosen by hand count, also wrong ones', async () => {
  const seen = await compare(csv(perfect()), { name: '1', amount: '3' });
  expect(seen.columns).toEqual({ name: 1, amount: 3, fee: null, state: null });
  expect(seen.differences.every(({ kind, theirs }) => kind === 'SUM' && theirs === 1_200)).toBe(true);
});

test('BO-461 a payment of another day is missing from no file, and known where a file lists it', async () => {
  const days = { from: '2026-05-10', to: '2026-05-12' };
  const seen = await compare(csv(perfect()), days);
  expect(seen).toMatchObject({ differenceCount: 0 });
  expect(await compare(csv([]), days)).toMatchObject({ own: { count: 0, sum: 0 }, differenceCount: 0 });
  expect((await ask(csv([]), { from: '2026-05-05', to: '2026-05-04' })).error?.code).toBe('report.period');
});

test.each([
  ['not a table', Buffer.from([0, 1, 2, 3]), { format: 'xlsx' }],
  ['nothing', '', {}],
])('BO-461 %s is refused in words', async (_, file, query) => {
  expect((await ask(file, query)).error?.code).toBe('report.file');
});

test('BO-461 a provider without payments here and a foreign file have only theirs', async () => {
  const seen = await compare(csv(perfect()), { provider: 'UZUM' });
  expect(seen.own).toEqual({ count: 0, sum: 0 });
  expect(seen.differences.every(({ kind }) => kind === 'ONLY_THEIRS')).toBe(true);
});

test('BO-461 a manager, an owner of one branch and another brand see nothing of it', async () => {
  const manager = await staffPerson(scene.osh, { role: 'MANAGER' });
  expect((await ask(csv([]), {}, manager)).error).toMatchObject({ status: 403 });
  const local = await staffPerson(scene.osh, { role: 'ADMIN', branchIds: ['branch-1'] });
  expect((await ask(csv([]), {}, local)).error).toMatchObject({ status: 403 });
  const other = await anEditScene();
  const otherOwner = await staffPerson(other.osh, { role: 'ADMIN' });
  const seen = unwrap(await ask(csv(perfect()), {}, otherOwner));
  expect(seen.own.count).toBe(0);
  expect(seen.differences.every(({ orderNumber }) => orderNumber === null)).toBe(true);
});
