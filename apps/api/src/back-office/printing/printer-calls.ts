import { timingSafeEqual } from 'node:crypto';

import { PrinterReport, type PrinterState, settleJob, takeJob } from '@dasturxon/core/printing';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { printers, printJobs } from '../../db/schema/printing.ts';
import { apiError, found } from '../../http/api-error.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { Ctx } from '../../orders/model/deps.ts';
import { drawJob } from './job-ticket.ts';
import { planOrder } from './plan-order.ts';
import { isOpenRow, type JobRow, type PrinterRow, readPrinters } from '../prints/print-rows.ts';
import { toEscPos, toPng } from './raster/encode.ts';

/** A printer's presence is written this often, and when its state changes. */
const SEEN_EVERY_MS = 10_000;
const PNG = 'image/png';
const ESC_POS = 'application/vnd.escpos';

/** The user and the password of HTTP Basic; a printer's are its id and its secret. */
function credentialsOf(ctx: Ctx): { id: string; secret: string } {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,400})$/.exec(ctx.header('authorization') ?? '')?.[1] ?? '';
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { id, secret: secret.join(':') };
}

/** The printer that a call comes from. Throws session.missing for a wrong id or secret. */
async function provenPrinter(ctx: Ctx, tx: Tx): Promise<PrinterRow> {
  const { id, secret } = credentialsOf(ctx);
  const [row] = await readPrinters(ctx, tx, eq(printers.id, id));
  const isProven = row && timingSafeEqual(Buffer.from(row.secretHash), Buffer.from(sha256(secret)));
  if (!isProven) throw apiError('session.missing');
  return row;
}

const decoded = (code: string) => code.replaceAll('%20', ' ');

/** What a CloudPRNT status shows: 2… is in order, 410 out of paper, 420 open. */
function stateOf(statusCode: string): PrinterState {
  const code = decoded(statusCode);
  if (code.startsWith('2')) return 'OK';
  if (code.startsWith('410')) return 'PAPER_OUT';
  return code.startsWith('420') ? 'COVER_OPEN' : 'ERROR';
}

const own = ({ merchantId, id }: { merchantId: string; id: string }) =>
  and(eq(printers.merchantId, merchantId), eq(printers.id, id));
const ownJob = ({ merchantId, id }: { merchantId: string; id: string }) =>
  and(eq(printJobs.merchantId, merchantId), eq(printJobs.id, id));
const openJobsOf = ({ merchantId, id }: PrinterRow) =>
  and(eq(printJobs.merchantId, merchantId), eq(printJobs.printerId, id), isOpenRow);

/** Stores the state that a printer reports, as the reason of its waiting jobs too. Returns whether it changed. */
async function notePresence(ctx: Ctx, tx: Tx, about: { row: PrinterRow; state: PrinterState }) {
  const { row, state } = about;
  const isChanged = state !== row.state;
  const seen = row.lastSeenAt?.getTime() ?? 0;
  if (!isChanged && ctx.now().getTime() - seen < SEEN_EVERY_MS) return false;
  await tx.update(printers).set({ state, lastSeenAt: ctx.now() }).where(own(row));
  if (isChanged)
    await tx
      .update(printJobs)
      .set({ reason: state === 'OK' ? null : state })
      .where(openJobsOf(row));
  return isChanged;
}

/** The oldest waiting job, after planning the jobs of its order again. */
async function nextJob(ctx: Ctx, tx: Tx, row: PrinterRow): Promise<JobRow | undefined> {
  const first = () =>
    tx
      .select()
      .from(printJobs)
      .where(openJobsOf(row))
      .orderBy(asc(printJobs.createdAt), asc(printJobs.id))
      .limit(1);
  const [job] = await first();
  if (!job?.orderId || !(await planOrder(ctx, tx, job.orderId))) return job;
  return (await first())[0];
}

function parseReport(body: unknown) {
  try {
    return v.parse(PrinterReport, JSON.parse(new TextDecoder().decode(body as Uint8Array)));
  } catch {
    throw apiError('request.invalid');
  }
}

/** A printer asks for work (BO-61). One that is not ready, or still prints, is offered none. */
export async function pollPrinter(
  ctx: Ctx,
  body: unknown,
): Promise<{ jobReady: boolean; mediaTypes?: string[]; jobToken?: string }> {
  const { statusCode, printingInProgress } = parseReport(body);
  const { answer, isChanged } = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await provenPrinter(ctx, tx);
    const state = stateOf(statusCode);
    const isChanged = await notePresence(ctx, tx, { row, state });
    const job = state === 'OK' && !printingInProgress ? await nextJob(ctx, tx, row) : undefined;
    if (!job) return { answer: { jobReady: false }, isChanged };
    const mediaTypes = [row.data.way === 'AGENT' ? ESC_POS : PNG];
    return { answer: { jobReady: true, mediaTypes, jobToken: job.id }, isChanged };
  });
  if (isChanged) ctx.orderEvents.announce(ctx.merchantId, 'printer');
  return answer;
}

async function lockedJob(
  ctx: Ctx,
  tx: Tx,
  { token, row }: { token: string; row: PrinterRow },
): Promise<JobRow> {
  const [job] = await tx
    .select()
    .from(printJobs)
    .where(and(ownJob({ ...ctx, id: token }), eq(printJobs.printerId, row.id)))
    .for('update');
  return found(job, 'notFound');
}

/** The picture of a job, which is SENT from now on. Throws notFound for one that is over. */
export async function fetchPrint(ctx: Ctx, token: string): Promise<Response> {
  const { papers, way } = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await provenPrinter(ctx, tx);
    const job = await lockedJob(ctx, tx, { token, row });
    if (job.state !== 'NEW' && job.state !== 'SENT') throw apiError('notFound');
    const taken = { ...job, ...takeJob(job) };
    const { state, isUncertain } = taken;
    await tx.update(printJobs).set({ state, isUncertain }).where(ownJob(job));
    return { papers: await drawJob(ctx, tx, { job: taken, row }), way: row.data.way };
  });
  const isAgent = way === 'AGENT';
  const bytes = isAgent ? toEscPos(papers) : await toPng(papers);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': isAgent ? ESC_POS : PNG } });
}

/** A printer confirms a job or reports why there is no paper of it; a repeat changes nothing (BO-63). */
export async function confirmPrint(
  ctx: Ctx,
  { token, code }: { token: string; code: string },
): Promise<null> {
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await provenPrinter(ctx, tx);
    const job = await lockedJob(ctx, tx, { token, row });
    const failed = stateOf(code);
    const { state, isUncertain, reason } = settleJob(job, { failure: failed === 'OK' ? null : failed });
    const doneAt = state === 'DONE' ? (job.doneAt ?? ctx.now()) : job.doneAt;
    await tx.update(printJobs).set({ state, isUncertain, reason, doneAt }).where(ownJob(job));
  });
  ctx.orderEvents.announce(ctx.merchantId, 'printer');
  return null;
}
