import { runCommand } from './run/run-command.ts';

await runCommand('money-check', {});
