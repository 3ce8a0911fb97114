/** A rule's answer: a value, or the code of the error with the data its sentence needs. */
export type Result<Value, RejectionReason extends { code: string }> =
  | { ok: true; value: Value }
  | ({ ok: false } & RejectionReason);

/** The successful answer of a rule. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** The failure of a rule: a code of the closed list, with its data. */
export function refuse<const Code extends string, Data extends object = object>(
  code: Code,
  data?: Data,
): { ok: false; code: Code } & Data {
  return { ok: false, code, ...data } as { ok: false; code: Code } & Data;
}
