import { endpoints, unwrap } from '@dasturxon/core/api';
import type { DraftEntity, FieldValue } from '@dasturxon/core/drafts';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import {
  contentDraft,
  contentPatches,
  publishContent,
  saveContent,
  undoContent,
} from '../../testing/back-office/content-editor.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
let guest: Person;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  guest = await osh.person();
});

const NEW = 'a1b2c3d4-0000-4000-8000-000000000001';
type Fields = Record<string, FieldValue> & { base?: number };

async function published(entity: DraftEntity, id: string, fields: Fields) {
  const { revision } = unwrap(await saveContent(manager, contentPatches(entity, id, fields)));
  return publishContent(manager, revision);
}

const visitor = () => osh.as(null);
const slide = {
  id: 'a',
  image: '/media/a.webp',
  video: '/media/a.mp4',
  url: null,
  productId: 'product-1',
  duration: 5,
};
const texts = { uz: 'Osh', ru: 'Плов', eng: '', ar: '', kz: '', tr: '', zh: '' };

/** Each listed kind with the fields of a new record, and how guests read it. */
const KINDS: [DraftEntity, Fields, () => Promise<unknown[]>, object][] = [
  [
    'banner',
    { image: '/media/plov.webp', isActive: true, 'title.ru': 'Плов', productId: 'product-1' },
    async () => unwrap(await visitor()(endpoints.listBanners)),
    { image: '/media/plov.webp', title: { ru: 'Плов' }, productId: 'product-1' },
  ],
  [
    'story',
    { image: '/media/s.webp', isActive: true, slides: [{ ...slide, ...texts }] },
    async () => unwrap(await visitor()(endpoints.listStories)),
    { image: '/media/s.webp', slides: [{ ...slide, text: { uz: 'Osh', ru: 'Плов' } }] },
  ],
  [
    'vacancy',
    { isActive: true, 'position.ru': 'Повар', monthlySalary: '9 000 000', phone: '+998 90 123 45 67' },
    async () => unwrap(await visitor()(endpoints.listVacancies)),
    { position: { ru: 'Повар' }, monthlySalary: '9 000 000' },
  ],
  [
    'message',
    { 'title.ru': 'Новый филиал', 'text.ru': 'На Чиланзаре' },
    async () => unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } })),
    { title: { ru: 'Новый филиал' }, text: { ru: 'На Чиланзаре' } },
  ],
];

describe('BO-282 the draft of the content', () => {
  test.each(KINDS)('BO-282 a %s is made, published, removed and brought back by undo', async (...kind) => {
    const [entity, fields, shown, expected] = kind;
    const before = await shown();
    unwrap(await saveContent(manager, contentPatches(entity, NEW, { exists: true, ...fields })));
    expect(await shown()).toEqual(before);
    unwrap(await publishContent(manager, 1));
    await expect.poll(async () => (await shown()).length).toBe(before.length + 1);
    const made = await shown();
    expect(made).toEqual(expect.arrayContaining([expect.objectContaining({ id: NEW })]));
    expect((made as { id: string }[]).find(({ id }) => id === NEW)).toMatchObject(expected);
    unwrap(await published(entity, NEW, { exists: false, base: 2 }));
    await expect.poll(shown).toEqual(before);
    unwrap(await undoContent(manager, 3, 3));
    await expect.poll(async () => (await shown()).length).toBe(before.length + 1);
    expect(((await shown()) as { id: string }[]).find(({ id }) => id === NEW)).toMatchObject(expected);
  });

  test('BO-282 what is hidden stays in the editor', async () => {
    const [, fields, shown] = KINDS[0]!;
    unwrap(await published('banner', NEW, { exists: true, ...fields, isActive: false }));
    expect(await shown()).toEqual([]);
    const { records } = await contentDraft(manager);
    expect(records.find(({ id }) => id === NEW)?.fields).toMatchObject({ isActive: false, exists: true });
  });

  test.each<[DraftEntity, Fields, string, string]>([
    ['banner', { image: '' }, 'image', 'picture'],
    ['story', { image: '/media/s.webp' }, 'slides', 'slides'],
    ['vacancy', {}, 'position', 'nameMissing'],
    ['message', {}, 'title', 'nameMissing'],
  ])('BO-282 a %s that guests could not see is not published', async (entity, fields, field, problem) => {
    const answer = await published(entity, NEW, { exists: true, ...fields });
    expect(answer.error?.code).toBe('draft.incomplete');
    expect(answer.error?.data['problems']).toEqual([{ entity, id: NEW, field, problem }]);
  });

  test('BO-341 a banner is in the list of guests from its first minute to its last, and in the editor always', async () => {
    const [, fields, shown] = KINDS[0]!;
    const times = { startsAt: '2030-05-13T09:00:00.000Z', endsAt: '2030-05-13T10:00:00.000Z' };
    unwrap(await published('banner', NEW, { exists: true, ...fields, ...times, shells: ['tg'] }));
    const { now } = osh.clock;
    const seen: Record<string, number> = {};
    for (const time of ['08:59:59', '09:00:00', '09:59:59', '10:00:00']) {
      osh.clock.now = new Date(`2030-05-13T${time}Z`);
      seen[time] = (await shown()).length;
    }
    osh.clock.now = now;
    expect(seen).toEqual({ '08:59:59': 0, '09:00:00': 1, '09:59:59': 1, '10:00:00': 0 });
    const { records } = await contentDraft(manager);
    expect(records.find(({ id }) => id === NEW)?.fields).toMatchObject({ ...times, shells: ['tg'] });
  });

  test('BO-385 a banner is in the list of guests on its days and in its hours alone, with the moment of their end', async () => {
    const [, fields, shown] = KINDS[0]!;
    // Noon to three by the clock of Tashkent, on Wednesdays.
    const calendar = { days: ['WEDNESDAY'], from: '12:00', until: '15:00' };
    unwrap(await published('banner', NEW, { exists: true, ...fields, ...calendar }));
    const { now } = osh.clock;
    const seen: Record<string, unknown> = {};
    for (const time of ['08T06:59', '08T07:00', '08T09:59', '08T10:00', '09T08:00']) {
      osh.clock.now = new Date(`2030-05-${time}:00Z`);
      seen[time] = (await shown()).map((one) => (one as { endsAt: string }).endsAt);
    }
    osh.clock.now = now;
    const end = ['2030-05-08T10:00:00.000Z'];
    expect(seen).toEqual({
      '08T06:59': [],
      '08T07:00': end,
      '08T09:59': end,
      '08T10:00': [],
      '09T08:00': [],
    });
    const { records } = await contentDraft(manager);
    expect(records.find(({ id }) => id === NEW)?.fields).toMatchObject({ ...calendar, endsAt: null });
  });

  test('BO-341 one that ends before it begins is not published', async () => {
    const [, fields] = KINDS[0]!;
    const times = { startsAt: '2030-05-13T09:00:00.000Z', endsAt: '2030-05-13T09:00:00.000Z' };
    const answer = await published('banner', NEW, { exists: true, ...fields, ...times });
    expect(answer.error?.data['problems']).toEqual([
      { entity: 'banner', id: NEW, field: 'endsAt', problem: 'period' },
    ]);
  });

  test('BO-282 an operator neither reads nor changes content', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await operator.api(endpoints.readContentDraft)).error?.code).toBe('forbidden');
  });
});

describe('BO-283 texts', () => {
  const policy = async () =>
    unwrap(await visitor()(endpoints.getPolicy, { query: { policies: 'PRIVACY_POLICY' } })).text;
  const page = () => visitor()(endpoints.getExtraPage, { query: { page: 'extra2' } });

  test('BO-283 T53 a text is cleaned before the draft keeps it, published, undone', async () => {
    const written = '<h2>Maxfiylik</h2><p onclick="steal()">Matn</p><script>steal()</script>';
    unwrap(await saveContent(manager, contentPatches('policy', 'PRIVACY_POLICY', { 'text.uz': written })));
    const { patches } = await contentDraft(manager);
    expect(patches.map(({ value }) => value)).toEqual(['<h2>Maxfiylik</h2><p>Matn</p>']);
    unwrap(await publishContent(manager, 1));
    expect(await policy()).toMatchObject({ uz: '<h2>Maxfiylik</h2><p>Matn</p>' });
    unwrap(await published('policy', 'PRIVACY_POLICY', { 'text.uz': '<p>Boshqa</p>', base: 2 }));
    unwrap(await undoContent(manager, 3, 3));
    expect(await policy()).toMatchObject({ uz: '<h2>Maxfiylik</h2><p>Matn</p>' });
  });

  test('BO-382 guests read the version before until the new one is in force; its moment is undone with it', async () => {
    const read = async () => {
      const { text, inForceFrom } = unwrap(
        await visitor()(endpoints.getPolicy, { query: { policies: 'PRIVACY_POLICY' } }),
      );
      return [text.uz, inForceFrom];
    };
    const inForceFrom = new Date(osh.clock.now.getTime() + 3_600_000).toISOString();
    unwrap(await published('policy', 'PRIVACY_POLICY', { 'text.uz': '<p>Eski</p>' }));
    unwrap(await published('policy', 'PRIVACY_POLICY', { 'text.uz': '<p>Yangi</p>', inForceFrom, base: 2 }));
    expect(await read()).toEqual(['<p>Eski</p>', null]);
    osh.clock.now = new Date(inForceFrom);
    expect(await read()).toEqual(['<p>Yangi</p>', inForceFrom]);
    unwrap(await undoContent(manager, 3, 3));
    expect(await read()).toEqual(['<p>Eski</p>', null]);
  });

  test('BO-381 guests read the name, address and phone of the brand in place of placeholders', async () => {
    unwrap(
      await published('policy', 'PRIVACY_POLICY', { 'text.uz': '<p>{brand}</p><ul><li>{phone}</li></ul>' }),
    );
    const { uz } = await policy();
    expect(uz).not.toContain('{');
    expect(uz).toMatch(/^<p>.+<\/p>/);
  });

  test('BO-283 a page is written and taken away again; the settings beside it stay', async () => {
    unwrap(await published('page', 'extra2', { 'text.ru': '<p>Приложение</p>' }));
    expect(unwrap(await page()).text.ru).toBe('<p>Приложение</p>');
    unwrap(await published('page', 'extra2', { 'text.ru': '', base: 2 }));
    expect((await page()).error?.code).toBe('notFound');
  });
});
