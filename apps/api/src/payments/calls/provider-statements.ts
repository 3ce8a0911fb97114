import type { PaymentType } from '@dasturxon/core/payment';
import { and, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { paymentInbox } from '../../db/schema/payments.ts';
import type { Deps } from '../protocol/deps.ts';
import { CALL_READERS } from '../protocol/call-readers.ts';
import type { ProviderStatement } from '../protocol/provider.ts';

const id = v.nullable(v.string());

const Statement: v.GenericSchema<unknown, ProviderStatement> = v.object({
  transactionId: id,
  paymentId: id,
  state: v.picklist(['PAID', 'REFUNDED', 'REFUND_REFUSED']),
  amount: v.nullable(v.number()),
  refundId: v.optional(v.string()),
});

/** The operation of an inbox row that holds an answer to our question, not a call. */
const ANSWER = 'answer';
const PAGE = 2_000;

type Place = { merchantId: string; provider: PaymentType };

/** Keeps what a provider answered when it was asked, beside its calls, for `money:check`. */
export async function keepAnswer(
  deps: Pick<Deps, 'now' | 'newId' | 'secrets'>,
  tx: Tx,
  { merchantId, provider, statement }: Place & { statement: ProviderStatement },
): Promise<void> {
  const at = deps.now();
  const sealedBody = deps.secrets.seal({ body: JSON.stringify(statement) }, merchantId);
  const about = { merchantId, id: deps.newId(), provider, operation: ANSWER, sealedBody };
  await tx.insert(paymentInbox).values({ ...about, outcome: 'APPLIED', receivedAt: at, answeredAt: at });
}

type InboxRow = typeof paymentInbox.$inferSelect;

/** The statement that an inbox row makes; null for a call that states nothing of money. */
function statementOf({ secrets }: Pick<Deps, 'secrets'>, row: InboxRow): ProviderStatement | null {
  const body = secrets.open(row.sealedBody, row.merchantId)?.['body'];
  if (typeof body !== 'string') return null;
  if (row.operation !== ANSWER) {
    const read = CALL_READERS[row.provider as PaymentType];
    return read?.({ operation: row.operation, body, answer: row.answer ?? '' }) ?? null;
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Statement), body);
  return parsed.success ? parsed.output : null;
}

/** A statement and the provider that made it. */
export type Stated = ProviderStatement & { provider: string };

/** Everything that providers stated to a merchant and that is still kept, page by page. */
export async function readStatements(
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  merchantId: string,
): Promise<Stated[]> {
  const stated: Stated[] = [];
  const own = and(eq(paymentInbox.merchantId, merchantId), eq(paymentInbox.outcome, 'APPLIED'));
  for (let after: string | null = ''; after !== null;) {
    const rows: InboxRow[] = await tx
      .select()
      .from(paymentInbox)
      .where(and(own, gt(paymentInbox.id, after)))
      .orderBy(paymentInbox.id)
      .limit(PAGE);
    for (const row of rows) {
      const statement = statementOf(deps, row);
      if (statement) stated.push({ ...statement, provider: row.provider });
    }
    after = rows.length === PAGE ? rows.at(-1)!.id : null;
  }
  return stated;
}
