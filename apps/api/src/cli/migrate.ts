import { whyNotStarted } from '../app/why-not-started.ts';
import { migrate, pendingSteps } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { readEnv } from '../kernel/env.ts';
import { readOptions } from './run/read-options.ts';

readOptions(
  {},
  'dasturxon migrate\nApplies the pending migrations; servers of the previous release keep running.',
);
const reading = readEnv(process.env);
if ('problems' in reading) {
  console.error(reading.problems.join('\n'));
  process.exit(1);
}
try {
  const db = await openDatabase(reading.env, () => undefined);
  const steps = await pendingSteps(db);
  await migrate(db);
  await db.close();
  console.log(steps.length > 0 ? `applied ${steps.join(', ')}` : 'nothing to apply');
} catch (error) {
  console.error(whyNotStarted(error, reading.env) ?? (error instanceof Error ? error.message : 'failed'));
  process.exit(1);
}
