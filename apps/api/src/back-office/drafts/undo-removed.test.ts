import { endpoints, unwrap } from '@dasturxon/core/api';
import { Banner, Story } from '@dasturxon/core/content';
import { presenceField, type DraftArea, type DraftEntity } from '@dasturxon/core/drafts';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import {
  contentDraft,
  contentPatches,
  publishContent,
  saveContent,
  undoContent,
} from '../../testing/back-office/content-editor.ts';
import {
  promosDraft,
  publishPromos,
  savePromos,
  undoPromos,
} from '../../testing/back-office/promo-editor.ts';
import { publishZones, saveZones, undoZones, zonesDraft } from '../../testing/back-office/zone-editor.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const texts = (text: string) => ({ uz: text, ru: text, eng: text });
const slides = [{ id: 'slide', image: '/media/slide.webp', text: texts('Osh') }];

let osh: Scene;
let manager: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({
    brand: {
      banners: [v.parse(Banner, { id: 'plov', image: '/media/plov.webp', title: texts('Palov') })],
      stories: [v.parse(Story, { id: 'story', image: '/media/story.webp', slides })],
    },
  });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const CALLS = {
  content: { draft: contentDraft, save: saveContent, publish: publishContent, undo: undoContent },
  zones: { draft: zonesDraft, save: saveZones, publish: publishZones, undo: undoZones },
  promos: { draft: promosDraft, save: savePromos, publish: publishPromos, undo: undoPromos },
} satisfies Partial<Record<DraftArea, object>>;

test.each<[keyof typeof CALLS, DraftEntity]>([
  ['content', 'banner'],
  ['content', 'story'],
  ['zones', 'zone'],
  ['promos', 'promo'],
])(
  'BO-343 of %s a %s that no editor made is removed and brought back whole by undo',
  async (area, entity) => {
    const { draft, save, publish, undo } = CALLS[area];
    const before = await draft(manager);
    const { id } = before.records.find((record) => record.entity === entity)!;
    expect(id).not.toMatch(/^[0-9a-f]{8}-/);
    const removed = contentPatches(entity, id, { [presenceField(entity)!]: false, base: before.revision });
    const { revision } = unwrap(await save(manager, removed));
    const { version } = unwrap(await publish(manager, revision));
    expect((await draft(manager)).records.map((record) => record.id)).not.toContain(id);
    unwrap(await undo(manager, version!, version!));
    expect((await draft(manager)).records).toEqual(before.records);
  },
);

test('BO-343 a change of a record that was never there is refused as before', async () => {
  const answer = await manager.api(endpoints.saveContentDraft, {
    body: { patches: contentPatches('banner', 'never', { exists: true }) },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(answer.error?.code).toBe('notFound');
});
