import { exitWithUsage, readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'pnpm brand:bot --sub choyxona [--token 123456789:AAE…] [--staff-chat -1001234567890] [--branch ID [--answer-times 60,180,300,600]]\nA group’s id is a negative number.';
const values = readOptions(
  {
    sub: { type: 'string' },
    token: { type: 'string' },
    'staff-chat': { type: 'string' },
    branch: { type: 'string' },
    'answer-times': { type: 'string' },
  },
  USAGE,
);
if (!values.sub) exitWithUsage(USAGE);
await runCommand('brand-bot', {
  sub: values.sub,
  token: values.token,
  staffChat: values['staff-chat'],
  branch: values.branch,
  answerTimes: values['answer-times'],
});
