import * as v from 'valibot';

export const FAULT_SERVICES = [
  'eskiz',
  'playmobile',
  'telegram-gateway',
  'nominatim',
  'tiles',
  'yandex-maps',
  'click',
  'telegram',
  'yandex-delivery',
  'payme',
  'uzum',
  'multicard',
  's3',
  'poster',
  'iiko',
  'jowi',
  'amocrm',
  'web-push',
] as const;
export type FaultService = (typeof FAULT_SERVICES)[number];

/**
 * How a service fails: `down` as a dead proxy in front of it, `error` with its own message for a failure, `refused`
 * with 403 as for an account without access, `slow` answers rightly after `delayMs`, `cut` sends half of the right
 * answer, `changed` another body under its status. `silent` does the call and answers only after `delayMs`; `stale` answers
 * a read with what it answered before; `twice` lists everything twice, the newest first.
 */
export const Fault = v.strictObject({
  service: v.picklist(FAULT_SERVICES),
  mode: v.picklist(['ok', 'down', 'slow', 'error', 'refused', 'cut', 'changed', 'silent', 'stale', 'twice']),
  /** How many calls are hit before the service is well again; without it, all until `ok`. */
  times: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000))),
  /** Only for `slow` and `silent`. */
  delayMs: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(120_000))),
});
export type Fault = v.InferOutput<typeof Fault>;

export interface FaultSwitches {
  set(fault: Fault): void;
  list(): readonly Fault[];
  /** The fault that hits this call, counting it; null when the service is well. */
  take(service: FaultService): Fault | null;
}

/** Switches that make a stand-in fail, for drills. */
export function createFaultSwitches(): FaultSwitches {
  const faults = new Map<FaultService, Fault>();
  return {
    set(fault) {
      if (fault.mode === 'ok') faults.delete(fault.service);
      else faults.set(fault.service, fault);
    },
    list: () => [...faults.values()],
    take(service) {
      const fault = faults.get(service);
      if (!fault) return null;
      if (fault.times === 1) faults.delete(service);
      else if (fault.times) faults.set(service, { ...fault, times: fault.times - 1 });
      return fault;
    },
  };
}
