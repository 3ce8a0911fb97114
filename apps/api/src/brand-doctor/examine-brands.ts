import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { merchants } from '../db/schema/merchants.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { checkUp, wholeCheckUp } from './check-up.ts';
import { fixFinding } from './fix-finding.ts';
import { recordCheckUp } from './record-check-up.ts';
import { findingLine, unansweredLine } from './sentences.ts';

/** Which brand, or all of them, and whether safe findings are mended. */
export const ExaminedBrands = v.object({ sub: v.optional(v.string()), fix: v.optional(v.boolean(), false) });
export type ExaminedBrands = v.InferOutput<typeof ExaminedBrands>;

/**
 * Mends what is safe and looks again. Returns the number of mended findings, what is left, and the services that did not
 * answer.
 */
async function examine(deps: CommandDeps, merchantId: string, fix: boolean) {
  const { findings: found, outside } = await wholeCheckUp(deps, merchantId);
  const fixable = fix ? found.filter(({ isFixable }) => isFixable) : [];
  if (fixable.length > 0)
    await deps.db.inTenant(merchantId, async (tx) => {
      for (const one of fixable) await fixFinding({ merchantId, now: deps.now() }, tx, one);
    });
  const findings = fixable.length > 0 ? await checkUp(deps, merchantId, outside) : found;
  await recordCheckUp(deps, merchantId, findings);
  return { mended: fixable.length, findings, unanswered: outside.unanswered };
}

/**
 * `pnpm brand:doctor`: a line for each finding of a brand, or of all. Throws with the same lines when one is an error, so
 * that the command fails.
 */
export async function examineBrands(deps: CommandDeps, { sub, fix }: ExaminedBrands): Promise<string> {
  const wanted = sub === undefined ? undefined : eq(merchants.sub, sub);
  const live = and(eq(merchants.deleted, false), wanted);
  const rows = await deps.db.asPlatform((tx) =>
    tx
      .select({ merchantId: merchants.merchantId, sub: merchants.sub })
      .from(merchants)
      .where(live)
      .orderBy(asc(merchants.sub)),
  );
  if (sub !== undefined && rows.length === 0) throw new Error(`there is no brand ${sub}`);
  const lines: string[] = [];
  let errors = 0;
  for (const row of rows) {
    const { mended, findings, unanswered } = await examine(deps, row.merchantId, fix);
    errors += findings.filter(({ severity }) => severity === 'error').length;
    const done = mended > 0 ? `, ${mended} mended` : '';
    lines.push(
      `${row.sub}: ${findings.length} findings${done}`,
      ...findings.map((one) => `  ${findingLine(one)}`),
      ...unanswered.map((service) => `  ${unansweredLine(service)}`),
    );
  }
  if (errors > 0) throw new Error(lines.join('\n'));
  return lines.join('\n');
}
