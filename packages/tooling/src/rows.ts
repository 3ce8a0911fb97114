import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './run-step.ts';

/** Lists the rows of docs/requirements.md that no test's title names. Exit code 0: it informs, it does not judge. */
const ROW =
  /\b(?:TEN|RT|NAV|SCR|OV|ENT|ENUM|SET|ST|SES|BOOT|GEO|MENU|VAL|PRICE|FMT|HTTP|API|ERR|K|IMP)-\d{2}\b/g;
/** `API-01…05` stands for each of them. */
const SPAN = /\b([A-Z]+)-(\d{2})…(\d{2})\b/g;
const SPAN_ONCE = new RegExp(SPAN.source);

const spread = (text: string) =>
  text.replace(SPAN, (span) => {
    const [, group = '', from = '', to = ''] = SPAN_ONCE.exec(span) ?? [];
    const count = Number(to) - Number(from) + 1;
    return Array.from(
      { length: count },
      (_, i) => `${group}-${String(Number(from) + i).padStart(2, '0')}`,
    ).join(' ');
  });
/** A row is proven by what a test's title says, not by a remark. */
const withoutComments = (code: string) => code.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
const rowsIn = (text: string) => new Set(spread(text).match(ROW) ?? []);

const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => /[.](test|spec|contract|stories)[.]tsx?$/.test(path) && existsSync(join(ROOT, path)))
  .map((path) => withoutComments(readFileSync(join(ROOT, path), 'utf8')));

const required = rowsIn(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
const named = rowsIn(tests.join('\n'));
const missing = [...required].filter((row) => !named.has(row));
if (missing.length > 0) console.log(missing.join('\n'));
console.log(
  `${required.size - missing.length} of ${required.size} rows are named by a test, ${missing.length} are not.`,
);
