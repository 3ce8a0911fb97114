import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { guestPictures } from '../db/schema/guests/guest-pictures.ts';
import { orders } from '../db/schema/orders.ts';
import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../testing/back-office/two-branches.ts';
import { delivery, pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { removeEndedPictures } from './start-clean-up.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-guest-pictures-'));
let osh: Scene;
let manager: StaffPerson;
let elsewhere: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches(), env: { DATA_DIR: dataDir } });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  elsewhere = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const photo = (width = 2_400, height = 1_200) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
    .toBuffer();
const files = () => readdirSync(join(dataDir, 'pictures'));

async function send(who: Person, kind: 'REVIEW' | 'ENTRANCE' = 'REVIEW', bytes?: Uint8Array | string) {
  const body = new Blob([(bytes ?? (await photo())) as BlobPart]);
  return who.api(endpoints.sendGuestPicture, { query: { kind }, body });
}
const sent = async (who: Person, kind: 'REVIEW' | 'ENTRANCE' = 'REVIEW') => unwrap(await send(who, kind)).id;
const own = (who: Person, id: string) => who.api(endpoints.readOwnPicture, { params: { id } });
const moved = (id: string, status: string, more = {}) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .update(orders)
      .set({ status, ...more })
      .where(eq(orders.id, id)),
  );

/** A guest who has graded an order with pictures. */
async function graded(comment: string | null, count = 1) {
  const guest = await osh.person();
  const { id } = unwrap(await place(guest, pickUp()));
  await moved(id, 'CLOSED');
  const pictures: string[] = [];
  for (let nth = 0; nth < count; nth++) {
    osh.clock.now = new Date(osh.clock.now.getTime() + 1_000);
    pictures.push(await sent(guest));
  }
  unwrap(await guest.api(endpoints.gradeOrder, { params: { id }, body: { grade: 2, comment, pictures } }));
  return { guest, id, pictures };
}

describe('B34 what is stored of a guest’s picture', () => {
  test('it is drawn anew without metadata, at most 1,600 pixels, in no public place, and cached nowhere', async () => {
    const guest = await osh.person();
    const id = await sent(guest);
    const { image } = unwrap(await own(guest, id));
    const bytes = Buffer.from(image.slice('data:image/webp;base64,'.length), 'base64');
    const { width, height, format, exif } = await sharp(bytes).metadata();
    expect([width, height, format, exif]).toEqual([1_600, 800, 'webp', undefined]);
    expect(bytes.includes('CANARY')).toBe(false);
    expect(files().filter((name) => name.includes(id))).toEqual([`guest-${id}.webp`]);
    for (const name of [`${id}.webp`, `guest-${id}.webp`, `guest-${id}-w480.webp`])
      expect((await osh.request(`/media/${name}`)).status).toBe(404);
    const answer = await osh.request(`/pictures/v1/own/${id}`, {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test.each<[string, () => Promise<Uint8Array | string>]>([
    ['a text', async () => 'x'],
    ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['half a photo', async () => (await photo()).subarray(0, 200)],
  ])('T58 %s is refused', async (_, bytes) => {
    expect((await send(await osh.person(), 'REVIEW', await bytes())).error).toMatchObject({
      code: 'upload.invalid',
      status: 422,
    });
  });

  test('more than 10 MB is refused before it is drawn, and the 21st picture of an hour', async () => {
    const guest = await osh.person();
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    expect((await send(guest, 'REVIEW', large)).error?.code).toBe('request.tooLarge');
    const small = await photo(8, 8);
    for (let nth = 0; nth < 20; nth++) unwrap(await send(guest, 'REVIEW', small));
    expect((await send(guest, 'REVIEW', small)).error?.code).toBe('request.rateLimited');
  });
});

describe('B34 T04 whom a picture is answered to', () => {
  test('neither another guest nor another brand, and without a session no one', async () => {
    const [guest, other, tashkent] = [await osh.person(), await osh.person(), await aRunningApi()];
    const id = await sent(guest);
    expect((await own(other, id)).error?.code).toBe('picture.notFound');
    expect((await own(await tashkent.person(), id)).error?.code).toBe('picture.notFound');
    expect((await osh.as(null)(endpoints.readOwnPicture, { params: { id } })).error?.status).toBe(401);
    unwrap(await other.api(endpoints.removeOwnPicture, { params: { id } }));
    expect((await own(guest, id)).error).toBe(null);
  });

  test('staff who reply to reviews see it with the review, at their branches alone, also without a text', async () => {
    const { pictures } = await graded(null, 3);
    const [review] = unwrap(await manager.api(endpoints.readReviews, { query: {} }));
    expect(review).toMatchObject({ comment: null, pictures });
    const read = (who: StaffPerson, id: string) => who.api(endpoints.readReviewPicture, { params: { id } });
    expect(unwrap(await read(manager, pictures[0]!)).image).toMatch(/^data:image\/webp;base64,/);
    expect((await read(elsewhere, pictures[0]!)).error?.code).toBe('picture.notFound');
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await read(operator, pictures[0]!)).error?.status).toBe(403);
    const unnamed = await sent(await osh.person());
    expect((await read(manager, unnamed)).error?.code).toBe('picture.notFound');
  });

  test('a review takes no picture of another guest, of another kind or of another order, and at most three', async () => {
    const { pictures: taken, guest } = await graded('Sovuq');
    const { id } = unwrap(await place(guest, pickUp()));
    await moved(id, 'CLOSED');
    const foreign = await sent(await osh.person());
    const entrance = await sent(guest, 'ENTRANCE');
    const grade = (pictures: string[]) =>
      guest.api(endpoints.gradeOrder, { params: { id }, body: { grade: 5, comment: 'a', pictures } });
    expect((await grade(['1', '2', '3', '4'])).error?.code).toBe('request.invalid');
    unwrap(await grade([foreign, entrance, taken[0]!].slice(0, 3)));
    const reviews = unwrap(await manager.api(endpoints.readReviews, { query: { show: 'ALL' } }));
    expect(reviews.find(({ comment }) => comment === 'a')?.pictures).toEqual([]);
    expect(reviews.find(({ comment }) => comment === 'Sovuq')?.pictures).toEqual(taken);
  });
});

describe('B60 the picture of the entrance', () => {
  const ordered = async () => {
    const guest = await osh.person();
    const picture = await sent(guest, 'ENTRANCE');
    const order = unwrap(await place(guest, delivery({ entrancePicture: picture })));
    return { guest, picture, order };
  };
  const read = (who: StaffPerson, id: string) => who.api(endpoints.readEntrancePicture, { params: { id } });

  test('it goes with the order to those who see the guest, and to the courier while they bring it', async () => {
    const { picture, order } = await ordered();
    expect(order.entrancePicture).toBe(picture);
    const courier = await staffPerson(osh, { role: 'COURIER' });
    const kitchen = await staffPerson(osh, { role: 'KITCHEN' });
    expect(unwrap(await read(manager, order.id)).image).toMatch(/^data:/);
    const board = unwrap(await manager.api(endpoints.readBoard)).orders;
    expect(board.find(({ id }) => id === order.id)?.entrancePicture).toBe(picture);
    const cooked = unwrap(await kitchen.api(endpoints.readBoard)).orders;
    expect(cooked.find(({ id }) => id === order.id)?.entrancePicture).toBe(null);
    expect((await read(kitchen, order.id)).error?.status).toBe(403);
    expect((await read(elsewhere, order.id)).error?.status).toBe(404);
    await moved(order.id, 'DONE');
    expect((await read(courier, order.id)).error?.code).toBe('picture.notFound');
    await moved(order.id, 'ON_WAY', { courierId: courier.userId });
    expect(unwrap(await read(courier, order.id)).image).toMatch(/^data:/);
  });

  test('a picture of another guest, or one that was removed, is left out and the order is placed', async () => {
    const guest = await osh.person();
    const foreign = await sent(await osh.person(), 'ENTRANCE');
    const removed = await sent(guest, 'ENTRANCE');
    unwrap(await guest.api(endpoints.removeOwnPicture, { params: { id: removed } }));
    expect((await own(guest, removed)).error?.code).toBe('picture.notFound');
    for (const entrancePicture of [foreign, removed])
      expect(unwrap(await place(guest, delivery({ entrancePicture }))).entrancePicture).toBe(null);
    expect(unwrap(await place(guest, pickUp({ entrancePicture: foreign }))).entrancePicture).toBe(null);
  });

  test('it stays with its order when its guest would remove it', async () => {
    const { guest, picture } = await ordered();
    unwrap(await guest.api(endpoints.removeOwnPicture, { params: { id: picture } }));
    expect((await own(guest, picture)).error).toBe(null);
  });
});

test('PRIV-02 PRIV-03 pictures are named in the own data and are gone with the account', async () => {
  const { guest, id, pictures } = await graded('Yaxshi');
  const data = unwrap(await guest.api(endpoints.readOwnData));
  expect(data.pictures).toMatchObject([{ id: pictures[0], kind: 'REVIEW', orderId: id }]);
  unwrap(await guest.api(endpoints.deleteAccount));
  expect(files().some((name) => name.includes(pictures[0]!))).toBe(false);
  const read = await manager.api(endpoints.readReviewPicture, { params: { id: pictures[0]! } });
  expect(read.error?.code).toBe('picture.notFound');
});

test('PRIV-01 what ended loses its file and its row, also after a run that was killed between them', async () => {
  const guest = await osh.person();
  const [ended, kept] = [await sent(guest), await sent(guest)];
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(guestPictures).set({ removedAt: osh.clock.now }).where(eq(guestPictures.id, ended)),
  );
  await osh.deps.guestFiles.remove(`${ended}.webp`);
  await removeEndedPictures(osh.deps);
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select({ id: guestPictures.id }).from(guestPictures).where(eq(guestPictures.userId, guest.userId)),
  );
  expect(rows).toEqual([{ id: kept }]);
  expect(files().some((name) => name.includes(kept))).toBe(true);
});
