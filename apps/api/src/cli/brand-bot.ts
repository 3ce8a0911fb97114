import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = [
  'pnpm brand:bot --sub choyxona [--token 123456789:AAE…] [--staff-chat -1001234567890]',
  'pnpm brand:bot --sub choyxona --branch ID [--staff-chat …] [--answer-times 60,180,300,600] [--pause 2,15,3,30] [--silence 120,600]',
  'The id of a group is a negative number; send /chat@your_bot in the group to read it.',
  'Answer times: seconds until an unanswered order rings again, is repeated, goes to the managers and is cancelled.',
  'Silence: seconds until silent screens cause a warning in the group, and a pause where there is no group; 0: no pause.',
  'Pause: after 2 unanswered orders within 15 minutes, or 3 in a row, the branch takes no orders for 30 minutes.',
].join('\n');
const values = readOptions(
  {
    sub: { type: 'string' },
    token: { type: 'string' },
    'staff-chat': { type: 'string' },
    branch: { type: 'string' },
    'answer-times': { type: 'string' },
    pause: { type: 'string' },
    silence: { type: 'string' },
  },
  USAGE,
);
const isOfBranch = (values['answer-times'] ?? values.pause ?? values.silence) !== undefined;
if (!values.sub || (isOfBranch && !values.branch)) exitWithUsage(USAGE);
await runCommand('brand-bot', {
  sub: values.sub,
  token: values.token,
  staffChat: values['staff-chat'],
  branch: values.branch,
  answerTimes: values['answer-times'],
  pause: values.pause,
  silence: values.silence,
});
