import { callLocal, type LocalAnswer } from './local-call.ts';

/**
 * How the printer fails: `paperOut` reports it and prints nothing, `down` is switched off, `slow` prints for `SLOW_MS`,
 * `twice` confirms each paper twice, `lose` is cut off once after its paper and before its confirmation.
 */
export const PRINTER_MODES = ['ok', 'paperOut', 'down', 'slow', 'twice', 'lose'] as const;
export type PrinterMode = (typeof PRINTER_MODES)[number];

/** A printed picture. */
export type Paper = { token: string; at: string; png: Buffer };
export type PrinterAccount = { server: string; user: string; password: string };

const SLOW_MS = 15_000;
const PAPERS_KEPT = 200;

/** A Star CloudPRNT printer: it polls the server, fetches the picture of a job, and confirms it. */
export function createStandInPrinter(account: PrinterAccount, now: () => Date) {
  const papers: Paper[] = [];
  let mode: PrinterMode = 'ok';
  let slow: { token: string; png: Buffer; until: number } | null = null;
  const auth = `${account.user}:${account.password}`;

  const call = (method: 'POST' | 'GET' | 'DELETE', query = '', body?: object): Promise<LocalAnswer> =>
    callLocal({ url: new URL(account.server + query), auth, method, ...(body && { body }) });

  async function finish(token: string, png: Buffer): Promise<void> {
    papers.push({ token, at: now().toISOString(), png });
    papers.splice(0, papers.length - PAPERS_KEPT);
    if (mode === 'lose') {
      mode = 'ok';
      return;
    }
    const confirm = () => call('DELETE', `?token=${token}&code=200%20OK`);
    await confirm();
    if (mode === 'twice') await confirm();
  }

  async function fetchJob(token: string): Promise<void> {
    const { status, bytes } = await call('GET', `?token=${token}&type=image/png`);
    if (status !== 200) return;
    if (mode === 'slow') slow = { token, png: bytes, until: Date.now() + SLOW_MS };
    else await finish(token, bytes);
  }

  return {
    papers,
    mode: () => mode,
    setMode(next: PrinterMode) {
      mode = next;
    },
    /** One round: what a printer does every few seconds. */
    async turn(): Promise<void> {
      if (mode === 'down') return;
      if (slow && (Date.now() >= slow.until || mode !== 'slow')) {
        const { token, png } = slow;
        slow = null;
        return finish(token, png);
      }
      const statusCode = mode === 'paperOut' ? '410%20Paper%20Out' : '200%20OK';
      const asked = await call('POST', '', { statusCode, printingInProgress: slow !== null });
      if (asked.status !== 200) return;
      const { jobReady, jobToken } = JSON.parse(asked.bytes.toString()) as {
        jobReady: boolean;
        jobToken?: string;
      };
      if (jobReady && jobToken) await fetchJob(jobToken);
    },
  };
}
export type StandInPrinter = ReturnType<typeof createStandInPrinter>;
