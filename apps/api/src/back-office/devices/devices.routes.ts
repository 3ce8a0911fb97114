import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { streamDevice } from './device-stream.ts';
import { enrolDevice } from './enrol-device.ts';
import { enterByPin } from './enter-by-pin.ts';
import { addDevice, listDevices, revokeDevice } from './list-devices.ts';
import { lockSession, touchSession } from './lock-session.ts';
import { readDevice } from './own-device.ts';
import { readPin, setPin } from './own-pin.ts';

/** Shared tablets: enrolment, people and their PINs, the lock. */
export function deviceRoutes(serve: Serve<Deps>) {
  serve(endpoints.listDevices, (ctx) => listDevices(ctx));
  serve(endpoints.addDevice, (ctx, { body }) => addDevice(ctx, body));
  serve(endpoints.revokeDevice, (ctx, { params }) => revokeDevice(ctx, params.id));
  serve(endpoints.enrolDevice, (ctx, { body }) => enrolDevice(ctx, body.code));
  serve(endpoints.readDevice, (ctx) => readDevice(ctx));
  serve(endpoints.deviceEvents, (ctx) => streamDevice(ctx));
  serve(endpoints.enterByPin, (ctx, { body }) => enterByPin(ctx, body));
  serve(endpoints.lockSession, (ctx) => lockSession(ctx));
  serve(endpoints.touchSession, (ctx) => touchSession(ctx));
  serve(endpoints.readPin, (ctx) => readPin(ctx));
  serve(endpoints.setPin, (ctx, { body }) => setPin(ctx, body.pin));
}
