import * as v from 'valibot';

import { ConnectedSystems } from '../../../connections/systems.schema.ts';
import { orNull } from '../../../kernel/wire.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './systems.requests.ts';

const owner = { auth: 'staff', host: 'backOffice', permission: 'connections.write' } as const;
const write = { ...owner, method: 'POST', idempotencyKey: 'required' } as const;
const path = '/admin/v1/connections/systems' as const;

/** The systems that the brand is connected to, without any secret. */
export const readSystems = endpoint({ ...owner, method: 'GET', path, answer: ConnectedSystems });

/** Sets the account at the till. Fields that are left out stay; another kind of till begins anew. */
export const connectTill = endpoint(
  { ...write, path: `${path}/till`, answer: ConnectedSystems },
  accepts<typeof requests.connectTill>(),
);

/** Lets an aggregator in. A new secret is in this answer alone, which is not stored: so it takes no idempotency key. */
export const connectAggregator = endpoint(
  {
    ...owner,
    method: 'POST',
    path: `${path}/aggregator`,
    answer: v.object({ systems: ConnectedSystems, clientSecret: orNull(v.string()) }),
  },
  accepts<typeof requests.connectAggregator>(),
);

/** Sets the account at amoCRM. An empty host and token leave it as it was. */
export const connectCrm = endpoint(
  { ...write, path: `${path}/crm`, answer: ConnectedSystems },
  accepts<typeof requests.connectCrm>(),
);

/** Takes a system away; what it had sent stays. */
export const disconnectSystem = endpoint(
  { ...write, path: `${path}/off`, answer: ConnectedSystems },
  accepts<typeof requests.disconnectSystem>(),
);
