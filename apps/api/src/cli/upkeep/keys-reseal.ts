import { readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

readOptions(
  {},
  'pnpm keys:reseal\nSeals every stored value with the first key of SECRET_KEY; servers keep running. See docs/operations.md, Keys.',
);
await runCommand('keys-reseal', {});
