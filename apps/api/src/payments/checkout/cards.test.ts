import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { savedCards } from '../../db/schema/payments.ts';
import { key } from '../../testing/order-bodies.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { aKeptCard, aScriptedKeeper } from '../../testing/payments/scripted-keeper.ts';
import { CardRefused, type CardKeeperAtMerchant, type KeptCard } from '../protocol/card-keeper.ts';

const parts: Partial<CardKeeperAtMerchant> = {};
const check = vi.fn<(token: string) => Promise<KeptCard>>();
const remove = vi.fn<(token: string) => Promise<void>>();

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  const brand = aPayingBrand(['CASH', 'PAYME'], { PAYME: { keys: 'some' } });
  osh = await aRunningApi({ brand, outside: { cardKeeper: aScriptedKeeper(parts) } });
  Object.assign(parts, { check, remove });
});
beforeEach(async () => {
  guest = await osh.person();
  check.mockReset().mockImplementation(async (token) => aKeptCard({ token }));
  remove.mockReset().mockResolvedValue(undefined);
});

const save = (token: string, name: string | null = null, who = guest) =>
  who.api(endpoints.saveCard, { body: { token, name }, idempotencyKey: key() });
const confirm = (id: string, token: string | null = null) =>
  guest.api(endpoints.confirmCard, { params: { id }, body: { token } });
const list = async () => unwrap(await guest.api(endpoints.listCards));
const change = (id: string, values: Partial<typeof savedCards.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(savedCards).set(values).where(eq(savedCards.id, id)),
  );
const declined = () => Promise.reject(new CardRefused('no'));
const down = () => Promise.reject(new Error('down'));

describe('D14 a card that is kept', () => {
  test('D82 the browser gets the address to send it to, at the brand’s own host', async () => {
    const { form } = unwrap(await guest.api(endpoints.getCardForm));
    expect(form).toEqual({ provider: 'PAYME', url: `http://${osh.host}/form`, merchantId: 'desk' });
  });

  test('SET-25 a merchant without an account has no saved cards', async () => {
    const outside = { cardKeeper: aScriptedKeeper({}) };
    const plain = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME']), outside });
    const plainGuest = await plain.person();
    expect(unwrap(await plainGuest.api(endpoints.getCardForm))).toEqual({ form: null });
    expect((await save('T1', null, plainGuest)).error?.code).toBe('payment.unavailable');
  });

  test('T51 the same card again is one row: a new name replaces the old one, no name keeps it', async () => {
    const first = unwrap(await save('T1', 'Oylik'));
    check.mockResolvedValue(aKeptCard({ token: 'T2', phone: '99890*****67' }));
    expect(unwrap(await save('T2'))).toMatchObject({ id: first.id, name: 'Oylik', phone: '99890*****67' });
    expect(unwrap(await save('T2', 'Kunlik'))).toMatchObject({ id: first.id, name: 'Kunlik' });
    expect(await list()).toHaveLength(1);
    unwrap(await confirm(first.id));
    expect(check).toHaveBeenLastCalledWith('T2');
  });

  test.each<[string, () => Promise<KeptCard>, string]>([
    ['refuses it', declined, 'card.declined'],
    ['gives no answer', down, 'payment.failed'],
  ])('ENUM-09 none where its keeper %s', async (_, answer, code) => {
    check.mockImplementation(answer);
    expect((await save('T1')).error?.code).toBe(code);
    expect(await list()).toEqual([]);
  });
});

describe('D14 a card that is confirmed', () => {
  test('D14 is looked up by the token of the verification, and paid with by the keeper’s answer', async () => {
    check.mockResolvedValue(aKeptCard({ token: 'T1', isVerified: false }));
    const { id } = unwrap(await save('T1', 'Oylik'));
    check.mockResolvedValue(aKeptCard({ token: 'T3' }));
    expect(unwrap(await confirm(id, 'T2'))).toMatchObject({ id, isVerified: true, name: 'Oylik' });
    expect(check).toHaveBeenLastCalledWith('T2');
    unwrap(await confirm(id));
    expect(check).toHaveBeenLastCalledWith('T3');
  });

  test.each([{ lastFour: '0001' }, { expire: '04/99' }, { brand: 'HUMO' }])(
    'T44 not by the token of another card: %j',
    async (other) => {
      const { id } = unwrap(await save('T1'));
      check.mockResolvedValue(aKeptCard(other));
      expect((await confirm(id, 'T2')).error?.code).toBe('card.declined');
      expect((await list())[0]).toMatchObject({ number: '•••• 6478', expire: '03/99', type: 'UZCARD' });
    },
  );

  test('T51 a card whose token cannot be opened any more is not offered', async () => {
    const { id } = unwrap(await save('T1'));
    for (const sealedToken of ['broken', osh.deps.secrets.seal({ other: 1 }, osh.merchantId)]) {
      await change(id, { sealedToken });
      expect((await confirm(id)).error?.code).toBe('card.notFound');
    }
  });
});

describe('D14 a card that is removed', () => {
  test.each([
    ['forgets it', async () => undefined],
    ['has forgotten it already', declined],
  ])('D14 is gone here when its keeper %s', async (_, answer) => {
    const { id } = unwrap(await save('T1'));
    remove.mockImplementation(answer);
    unwrap(await guest.api(endpoints.removeCard, { params: { id } }));
    expect(remove.mock.calls).toEqual([['T1']]);
    expect(await list()).toEqual([]);
  });

  test('D14 stays while its keeper does not answer', async () => {
    const { id } = unwrap(await save('T1'));
    remove.mockImplementation(down);
    expect((await guest.api(endpoints.removeCard, { params: { id } })).error?.code).toBe('payment.failed');
    expect(await list()).toHaveLength(1);
  });
});
