import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { ServiceRefused } from '../../../gateways/service-errors.ts';
import { staffPerson, type StaffPerson } from '../../../testing/back-office/back-office-scene.ts';
import { editedBrand } from '../../../testing/back-office/menu-editor.ts';
import { key } from '../../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const systems = async () => unwrap(await owner.api(endpoints.readSystems));
const poster = { till: 'POSTER', fields: { token: '1234:abcdef' }, pushAt: 'PAID', leads: true } as const;
const connectTill = (body: object = {}) =>
  owner.api(endpoints.connectTill, { body: { ...poster, branches: {}, ...body }, idempotencyKey: key() });
const log = async () => JSON.stringify(unwrap(await owner.api(endpoints.listAudit, { query: {} })));

describe('BO-274 till, aggregators and CRM on the screen', () => {
  test('BO-274 a till is connected with its ids of branches, and its secret is never read again', async () => {
    unwrap(await connectTill({ branches: { 'branch-1': '7' } }));
    expect(await systems()).toMatchObject({
      till: { kind: 'POSTER', pushAt: 'PAID', leads: true, lastError: null },
      branches: [
        { id: 'branch-1', tillId: '7' },
        { id: 'branch-2', tillId: null },
      ],
    });
    unwrap(await connectTill({ fields: {}, pushAt: 'PLACED' }));
    expect(await systems()).toMatchObject({ till: { pushAt: 'PLACED' } });
    expect(JSON.stringify(await systems()) + (await log())).not.toContain('abcdef');
    const body = { system: 'TILL' as const };
    unwrap(await owner.api(endpoints.disconnectSystem, { body, idempotencyKey: key() }));
    expect((await systems()).till).toBeNull();
  });

  test('BO-274 B49 dishes without an id of the till are listed, get theirs, and the log has which', async () => {
    unwrap(await connectTill());
    const dishes = async () => (await systems()).till!.dishes.map(({ id }) => id);
    const [first, ...others] = await dishes();
    expect(first).toBeDefined();
    unwrap(await connectTill({ fields: {}, dishes: { [first!]: '345', [others[0] ?? first!]: '' } }));
    expect(await dishes()).toEqual(others);
    expect(await log()).toContain(first);
    const unknown = await connectTill({ fields: {}, dishes: { elsewhere: '1' } });
    expect(unknown.error?.code).toBe('product.notFound');
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    const body = { ...poster, fields: {}, branches: {}, dishes: { [first!]: '1' } };
    const refused = await operator.api(endpoints.connectTill, { body, idempotencyKey: key() });
    expect(refused.error?.code).toBe('forbidden');
  });

  test('BO-274 a wrong account, field or branch changes nothing', async () => {
    expect((await connectTill({ till: 'JOWI', fields: { apiKey: 'a'.repeat(20) } })).error).toMatchObject({
      code: 'connection.incomplete',
      data: { fields: ['apiSecret'] },
    });
    expect((await connectTill({ fields: { password: 'a' } })).error?.code).toBe('request.invalid');
    expect((await connectTill({ branches: { elsewhere: '1' } })).error?.code).toBe('branch.notFound');
    expect((await systems()).till).toBeNull();
  });

  test('BO-274 a test asks the till, and names branches without its id', async () => {
    const run = async () =>
      unwrap(await owner.api(endpoints.testConnection, { body: { kind: 'TILL' }, idempotencyKey: key() }));
    expect(await run()).toMatchObject({ outcome: 'notSet' });
    unwrap(await connectTill({ branches: { 'branch-1': '7' } }));
    const check = { organization: 'Osh', branches: [], warnings: [] };
    osh.deps.openTill = () =>
      ({ check: async () => check }) as unknown as ReturnType<typeof osh.deps.openTill>; // the test calls nothing else
    expect(await run()).toMatchObject({ outcome: 'unmapped' });
    unwrap(await connectTill({ branches: { 'branch-2': '8' } }));
    expect(await run()).toEqual({ outcome: 'good', detail: 'Osh' });
    const refuse = async () => {
      throw new ServiceRefused('token', 'no');
    };
    osh.deps.openTill = () => ({ check: refuse }) as unknown as ReturnType<typeof osh.deps.openTill>; // as above
    expect(await run()).toMatchObject({ outcome: 'refused' });
  });

  test('BO-274 an aggregator gets a secret once, serves chosen branches, and loses its access', async () => {
    const connect = async (isRenewed: boolean, branchIds: string[] | null) =>
      unwrap(
        await owner.api(endpoints.connectAggregator, {
          body: { aggregator: 'YANDEX_EATS', isRenewed, branchIds },
        }),
      );
    const { clientSecret } = await connect(true, null);
    expect(clientSecret).toMatch(/^[\w-]{43}$/);
    expect(await connect(false, ['branch-2'])).toMatchObject({ clientSecret: null });
    const [yandex] = (await systems()).aggregators;
    expect(yandex).toMatchObject({ kind: 'YANDEX_EATS', isSet: true, branchIds: ['branch-2'] });
    expect(JSON.stringify(await systems()) + (await log())).not.toContain(clientSecret);
    const body = { system: 'YANDEX_EATS' as const };
    unwrap(await owner.api(endpoints.disconnectSystem, { body, idempotencyKey: key() }));
    expect((await systems()).aggregators[0]?.isSet).toBe(false);
  });

  test('BO-274 amoCRM is connected by its address and token, and keeps them when only the pipeline changes', async () => {
    const connect = (body: { host: string; token: string; pipelineId?: number }) =>
      owner.api(endpoints.connectCrm, {
        body: { pipelineId: null, statusId: null, ...body },
        idempotencyKey: key(),
      });
    expect((await connect({ host: 'osh.example.com', token: 'a' })).error).toMatchObject({
      code: 'connection.incomplete',
      data: { fields: ['host'] },
    });
    unwrap(await connect({ host: 'osh.amocrm.ru', token: 'long-lived' }));
    unwrap(await connect({ host: '', token: '', pipelineId: 77 }));
    expect((await systems()).crm).toMatchObject({ pipelineId: 77, statusId: null });
    expect(JSON.stringify(await systems()) + (await log())).not.toContain('long-lived');
  });

  test('BO-274 people of some branches connect nothing', async () => {
    const local = await staffPerson(osh, { role: 'ADMIN', branchIds: ['branch-1'] });
    const body = { system: 'CRM' as const };
    const { error } = await local.api(endpoints.disconnectSystem, { body, idempotencyKey: key() });
    expect(error?.code).toBe('forbidden');
  });
});
