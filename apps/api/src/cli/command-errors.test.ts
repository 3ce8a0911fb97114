import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSecrets } from '../kernel/secrets.ts';
import { COMMANDS } from '../management/commands.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { runProgram } from '../testing/cli/live-brand.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

const STAFF = '998907778899';
const keys = { clickApiKey: 'CLICK-API-KEY-0001', yandexDeliveryKey: 'YANDEX-KEY-0001' };
const files = mkdtempSync(join(tmpdir(), 'dasturxon-files-'));
let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});
afterAll(() => rmSync(files, { recursive: true, force: true }));

describe('a failed command reports the reason', () => {
  test.each([
    ['brand-pay', { type: 'PAYNET' }, 'PAYNET has no account yet: add --account paynet.json'],
    ['brand-sms', { gateway: 'PLAY_MOBILE' }, 'PLAY_MOBILE has no account yet'],
    ['brand-sms', { gateway: 'PLAY_MOBILE', text: 'Kod' }, 'text must contain {code}'],
    ['brand-sms', { countryCodes: ['998', '+7'] }, 'a country code is one to three digits'],
    ['brand-sms', { countryCodes: [] }, 'countryCodes'],
    ['brand-sms', { account: { username: 'a', password: 'b' } }, 'an account needs its gateway'],
    ['brand-staff', { phone: '12', role: 'OPERATOR' }, 'phone must be a number such as'],
    ['brand-staff', { phone: STAFF }, '--phone needs either --role or --off'],
    ['brand-staff', { phone: STAFF, role: 'BOSS' }, 'role must be one of ADMIN, MANAGER, OPERATOR, KITCHEN'],
    ['brand-staff', { sub: 'unknown' }, 'there is no brand unknown'],
    ['brand-keys', { keys: { clickKey: 'SECRET-1' } }, 'clickKey'],
    ['brand-keys', { keys: { clickApiKey: 90_712 } }, 'a key must be printable ASCII'],
    ['brand-sms', { gateway: 'ESKIZ', account: { username: 'a', password: 90_712 } }, 'must be texts'],
  ])('%s %j', async (command, given, why) => {
    const done = async () => COMMANDS[command]!(osh.deps, { sub: osh.merchantId, ...given });
    await expect(done()).rejects.toThrow(why);
    await expect(done()).rejects.not.toThrow(/SECRET|90712/);
  });

  test('a command with another SECRET_KEY changes nothing', async () => {
    await COMMANDS['brand-keys']!(osh.deps, { sub: osh.merchantId, keys });
    const secrets = createSecrets(Buffer.alloc(32, 9));
    const strange = COMMANDS['brand-keys']!({ ...osh.deps, secrets }, { sub: osh.merchantId, keys });
    await expect(strange).rejects.toThrow('sealed with another SECRET_KEY');
    expect(await readMiniAppKeys(osh.deps, osh.merchantId)).toMatchObject({ clickApiKey: keys.clickApiKey });
  });

  test('a file that is missing or is no JSON is refused without quoting it', async () => {
    const typed = (file: string) =>
      runProgram('brand-keys', ['--sub', osh.merchantId, '--keys', file], files);
    const missing = await typed('nowhere.json');
    expect(missing).toMatchObject({ failed: true });
    expect(missing.printed).toContain('nowhere.json cannot be read: ENOENT');
    const path = join(files, 'broken.json');
    writeFileSync(path, '{"clickApiKey": SECRET-2}');
    const broken = await typed(path);
    expect(broken).toMatchObject({ failed: true });
    expect(broken.printed).toContain('is not JSON');
    expect(missing.printed + broken.printed).not.toMatch(/SECRET-\d/);
  });
});
