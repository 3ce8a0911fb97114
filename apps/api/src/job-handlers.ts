import type { Deps } from './deps.ts';
import type { JobHandlers } from './jobs/worker.ts';
import { releaseOrder } from './orders/move-order.ts';
import { sendSmsJob } from './sign-in/send-sms-job.ts';

/** What each queue's jobs do. */
export function jobHandlers(deps: Omit<Deps, 'wakeJobs' | 'jobsReady'>): JobHandlers {
  return {
    'sms.send': (merchantId, job) => sendSmsJob(deps, merchantId, job),
    'order.release': (merchantId, { orderId }) => releaseOrder(deps, merchantId, orderId),
  };
}
