import { endpoints, unwrap } from '@dasturxon/core/api';

import { staffDevices } from '../../db/schema/staff-access.ts';
import type { Scene } from '../scene.ts';
import { officeBrowser, staffPhone, type StaffPerson } from './back-office-scene.ts';

/** A browser that is enrolled as a shared tablet. */
export type Tablet = ReturnType<typeof officeBrowser> & {
  id: string;
  enter: (who: Pick<StaffPerson, 'userId'>, pin: string) => ReturnType<typeof enter>;
};

const enter = (browser: ReturnType<typeof officeBrowser>, userId: string, pin: string) =>
  browser.api(endpoints.enterByPin, { body: { userId, pin } });

/** Enrols a tablet of a branch by a code of the owner. */
export async function aTablet(scene: Scene, owner: StaffPerson, branchId = 'branch-1'): Promise<Tablet> {
  const { code, device } = unwrap(
    await owner.api(endpoints.addDevice, { body: { name: 'Kassa', branchId } }),
  );
  const browser = officeBrowser(scene);
  unwrap(await browser.api(endpoints.enrolDevice, { body: { code } }));
  return { ...browser, id: device.id, enter: ({ userId }, pin) => enter(browser, userId, pin) };
}

/** Gives a person a PIN. */
export async function withPin(person: StaffPerson, pin: string): Promise<StaffPerson> {
  unwrap(await person.api(endpoints.setPin, { body: { pin } }));
  return person;
}

/** A tablet of a branch that no browser has, and its id. */
export async function enrolledDevice(scene: Scene, branchId: string): Promise<string> {
  const { merchantId } = scene;
  const { userId: createdBy } = await staffPhone(scene, { role: 'ADMIN' });
  const row = { id: crypto.randomUUID(), branchId, merchantId, name: 'Kassa', createdBy };
  await scene.deps.db.inTenant(merchantId, (tx) =>
    tx.insert(staffDevices).values({ ...row, enrolledAt: scene.clock.now }),
  );
  return row.id;
}
