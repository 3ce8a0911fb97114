import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import type { SavedPrinter } from '@dasturxon/core/printing';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { orders } from '../../db/schema/orders.ts';
import { aPrinter, planWaitingPrints } from '../../testing/back-office/a-printer.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { delivery, key, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let manager: StaffPerson;
let operator: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { settings: settings() } });
  guest = await osh.person();
  manager = await staffPerson(osh, { role: 'MANAGER' });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

/** A printer with no jobs of other tests' orders: each test removes its own. */
async function withPrinter(
  work: (printer: Awaited<ReturnType<typeof aPrinter>>) => Promise<void>,
  change = {},
) {
  const printer = await aPrinter(osh, manager, change);
  await work(printer);
  unwrap(await manager.api(endpoints.removePrinter, { params: { id: printer.id } }));
}
const cardOf = async (id: string) =>
  unwrap(await operator.api(endpoints.readBoard)).orders.find((order) => order.id === id)!;
async function moved(id: string, to: OrderStatus) {
  const body = { to, expectedVersion: (await cardOf(id)).version };
  unwrap(await operator.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() }));
  await planWaitingPrints(osh);
}
async function accepted(): Promise<string> {
  const { id } = unwrap(await place(guest, delivery()));
  await moved(id, 'ACCEPTED');
  return id;
}
const jobsOf = async (orderId: string) =>
  unwrap(await operator.api(endpoints.listPrintJobs)).filter((job) => job.orderId === orderId);
const openPrints = async () => unwrap(await operator.api(endpoints.readBoard)).prints;

describe('BO-61 a printer that asks this server for work', () => {
  test('an accepted order is offered, fetched as a picture of 576 dots, and confirmed once', async () => {
    await withPrinter(async (printer) => {
      expect(await printer.poll()).toEqual({ jobReady: false });
      const id = await accepted();
      const { jobToken, mediaTypes } = await printer.poll();
      expect(mediaTypes).toEqual(['image/png']);
      const picture = await printer.fetch(jobToken!);
      expect(picture.headers.get('content-type')).toBe('image/png');
      const { width } = await sharp(await picture.arrayBuffer()).metadata();
      expect(width).toBe(576);
      expect((await printer.confirm(jobToken!)).status).toBe(204);
      expect((await printer.confirm(jobToken!)).status).toBe(204);
      expect(await printer.poll()).toEqual({ jobReady: false });
      expect(await jobsOf(id)).toMatchObject([{ state: 'DONE', mark: 'ORIGINAL', kind: 'KITCHEN' }]);
    });
  });

  test('the print agent gets ESC/POS: initialize, raster bands and a cut', async () => {
    await withPrinter(
      async (printer) => {
        await accepted();
        const { jobToken, mediaTypes } = await printer.poll();
        expect(mediaTypes).toEqual(['application/vnd.escpos']);
        const bytes = Buffer.from(await (await printer.fetch(jobToken!)).arrayBuffer());
        expect(bytes.subarray(0, 2).toString('hex')).toBe('1b40');
        // GS v 0, 72 bytes per row.
        expect(bytes.subarray(2, 8).toString('hex')).toBe('1d7630004800');
        expect(bytes.subarray(-4).toString('hex')).toBe('1d564200');
      },
      { way: 'AGENT' },
    );
  });

  test('a wrong secret, another brand’s host and a removed printer get nothing', async () => {
    const printer = await aPrinter(osh, manager);
    const burger = await aRunningApi();
    const authorization = `Basic ${Buffer.from(`${printer.id}:${printer.secret}`).toString('base64')}`;
    const wrong = `Basic ${Buffer.from(`${printer.id}:wrong`).toString('base64')}`;
    const send = (scene: Scene, given: string) =>
      scene.app.request('/printers/v1/cloudprnt', {
        method: 'POST',
        headers: { host: scene.host, authorization: given, 'content-type': 'application/json' },
        body: JSON.stringify({ statusCode: '200 OK' }),
      });
    expect((await send(osh, authorization)).status).toBe(200);
    expect((await send(osh, wrong)).status).toBe(401);
    expect((await send(burger, authorization)).status).toBe(401);
    unwrap(await manager.api(endpoints.removePrinter, { params: { id: printer.id } }));
    expect((await send(osh, authorization)).status).toBe(401);
  });

  test('a cancelled order shows CANCELED where its paper is', async () => {
    await withPrinter(async (printer) => {
      const id = await accepted();
      const { jobToken } = await printer.poll();
      await printer.fetch(jobToken!);
      await printer.confirm(jobToken!);
      await moved(id, 'CANCELED');
      const marks = (await jobsOf(id)).map(({ mark, state }) => `${mark} ${state}`);
      expect(marks.toSorted()).toEqual(['CANCELED NEW', 'ORIGINAL DONE']);
    });
  });

  test('an order that changed while its ticket waited is printed once, as it is now', async () => {
    await withPrinter(async (printer) => {
      const id = await accepted();
      await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
        const [row] = await tx.select({ data: orders.data }).from(orders).where(eq(orders.id, id));
        await tx
          .update(orders)
          .set({ data: { ...row!.data, revision: 1 } })
          .where(eq(orders.id, id));
      });
      const { jobToken } = await printer.poll();
      const jobs = await jobsOf(id);
      expect(jobs.find((job) => job.id === jobToken)).toMatchObject({ revision: 1, mark: 'ORIGINAL' });
      expect(jobs.find(({ revision }) => revision === 0)?.state).toBe('WITHDRAWN');
    });
  });
});

describe('BO-62 BO-63 a printer that fails', () => {
  test('out of paper: the board has the ticket with its reason, and after the repair there is one paper', async () => {
    await withPrinter(async (printer) => {
      await printer.poll('410%20Paper%20Out');
      const id = await accepted();
      expect(await printer.poll('410%20Paper%20Out')).toEqual({ jobReady: false });
      expect(await openPrints()).toMatchObject([{ orderId: id, state: 'NEW', reason: 'PAPER_OUT' }]);
      const { jobToken } = await printer.poll();
      await printer.fetch(jobToken!);
      await printer.confirm(jobToken!);
      expect(await openPrints()).toEqual([]);
      expect(await jobsOf(id)).toMatchObject([{ state: 'DONE', isUncertain: false }]);
    });
  });

  test('a lost confirmation: the second paper is larger by the word COPY', async () => {
    await withPrinter(async (printer) => {
      await accepted();
      const { jobToken } = await printer.poll();
      const heightOf = async () =>
        (await sharp(await (await printer.fetch(jobToken!)).arrayBuffer()).metadata()).height;
      const first = await heightOf();
      expect(await printer.poll('200%20OK', true)).toEqual({ jobReady: false });
      expect((await printer.poll()).jobToken).toBe(jobToken);
      expect(await heightOf()).toBeGreaterThan(first);
      await printer.confirm(jobToken!);
    });
  });

  test('by hand: a reprint shows COPY, a waiting ticket is not doubled, one read on the screen is withdrawn', async () => {
    await withPrinter(async (printer) => {
      const id = await accepted();
      const again = async (jobId: string) =>
        unwrap(await operator.api(endpoints.reprintJob, { params: { id: jobId }, idempotencyKey: key() }));
      const [waiting] = await jobsOf(id);
      expect(await again(waiting!.id)).toMatchObject({ id: waiting!.id, state: 'NEW' });
      await printer.fetch(waiting!.id);
      await printer.confirm(waiting!.id);
      const copy = await again(waiting!.id);
      expect(copy).toMatchObject({ mark: 'COPY', copy: 1, state: 'NEW' });
      unwrap(await operator.api(endpoints.withdrawJob, { params: { id: copy.id } }));
      expect((await printer.fetch(copy.id)).status).toBe(404);
      const lines = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx.select().from(auditLog).where(eq(auditLog.subjectId, id)),
      );
      expect(lines.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['print.job', 'print.withdraw']),
      );
    });
  });

  test('a test print and a ticket by hand once per key; and a courier prints nothing', async () => {
    const courier = await staffPerson(osh, { role: 'COURIER' });
    await withPrinter(async (printer) => {
      const idempotencyKey = key();
      const ask = () => operator.api(endpoints.testPrinter, { params: { id: printer.id }, idempotencyKey });
      const first = unwrap(await ask());
      expect(unwrap(await ask()).id).toBe(first.id);
      expect((await printer.fetch(first.id)).status).toBe(200);
      expect((await courier.api(endpoints.listPrinters)).error?.code).toBe('forbidden');
      const { id } = unwrap(await place(guest, delivery()));
      const body = { printerId: printer.id, kind: 'GUEST' as const };
      const job = unwrap(
        await operator.api(endpoints.printOrder, { params: { id }, body, idempotencyKey: key() }),
      );
      expect(job).toMatchObject({ mark: 'ORIGINAL', copy: 1, kind: 'GUEST' });
    });
  });
});

test('BO-60 a manager changes a printer; the log has each write and never the secret', async () => {
  const printer = await aPrinter(osh, manager);
  const body: SavedPrinter = {
    branchId: 'branch-1',
    name: 'Bar',
    way: 'AGENT',
    paper: '58',
    kinds: ['LABEL', 'COURIER'],
    stations: ['bar'],
    copies: 2,
    trigger: 'READY',
    language: 'ru',
  };
  const changed = unwrap(await manager.api(endpoints.changePrinter, { params: { id: printer.id }, body }));
  expect(changed).toMatchObject(body);
  const listed = unwrap(await operator.api(endpoints.listPrinters));
  expect(listed.map(({ id }) => id)).toContain(printer.id);
  expect(JSON.stringify(listed)).not.toContain(printer.secret);
  expect((await operator.api(endpoints.addPrinter, { body })).error?.code).toBe('forbidden');
  const doubled = { ...body, kinds: ['LABEL' as const, 'LABEL' as const] };
  expect((await manager.api(endpoints.addPrinter, { body: doubled })).error?.code).toBe('request.invalid');
  unwrap(await manager.api(endpoints.removePrinter, { params: { id: printer.id } }));
  const lines = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectId, printer.id)),
  );
  expect(lines.map(({ action }) => action)).toEqual(['printer.add', 'printer.change', 'printer.remove']);
  expect(JSON.stringify(lines)).not.toContain(printer.secret);
});
