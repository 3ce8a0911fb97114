import type { Deps } from '../../http/serving/context.ts';

/** What jobs and commands of the CRM need. */
export type CrmDeps = Pick<Deps, 'db' | 'log' | 'now' | 'newId' | 'secrets' | 'amoAccess'>;
