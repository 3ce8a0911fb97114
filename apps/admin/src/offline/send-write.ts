import {
  actOnTicket,
  type ApiError,
  describeError,
  moveBoardOrder,
  returnProduct,
  stopProduct,
} from '@dasturxon/core/api';
import type { BoardOrder, QueuedWrite } from '@dasturxon/core/staff';

import { api } from '../api/api.ts';
import { deviceLanguage } from '../i18n/language.ts';
import type { SendResult } from './offline-queue.ts';

/** Timeout of a call in milliseconds; it is sent again later with its key. */
const GIVE_UP_MS = 8_000;

const text = (value: unknown) => (typeof value === 'string' ? value : null);

function failed(error: ApiError): SendResult {
  const { status, code, data } = error;
  const answer = describeError(error, deviceLanguage());
  const conflict = { code, text: answer, by: text(data.by), status: text(data.status) };
  return { ok: false, status, conflict };
}

type Outcome = { data: BoardOrder | null; error: ApiError | null };

function call({ key: idempotencyKey, write, expectedVersion }: QueuedWrite) {
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  switch (write.kind) {
    case 'MOVE': {
      const body = {
        to: write.to,
        reason: null,
        minutes: write.minutes as null,
        expectedVersion: expectedVersion ?? 1,
      };
      return api(moveBoardOrder, { params: { id: write.orderId }, body, idempotencyKey, signal });
    }
    case 'TICKET': {
      const { action, station, lineId } = write;
      const body = { action, station, lineId };
      return api(actOnTicket, { params: { id: write.orderId }, body, idempotencyKey, signal });
    }
    case 'STOP': {
      const { branchId, term, reason } = write;
      const body = { term, reason, ...(branchId !== null && { branchId }) };
      return api(stopProduct, { params: { id: write.productId }, body, idempotencyKey, signal });
    }
    case 'RETURN': {
      const { branchId } = write;
      return api(returnProduct, { params: { id: write.productId }, query: { branchId }, signal });
    }
  }
}

/** Sends one write with its key. */
export async function sendWrite(one: QueuedWrite): Promise<{ result: SendResult; error: ApiError | null }> {
  const { data, error } = (await call(one)) as Outcome;
  if (error !== null) return { result: failed(error), error };
  return { result: { ok: true, order: 'orderId' in one.write ? data : null }, error: null };
}
