import { doctor, printFindings } from '../doctor/doctor.ts';
import { readEnv } from '../kernel/env.ts';
import { readOptions } from './run/read-options.ts';

readOptions(
  {},
  'dasturxon doctor\nChecks environment, folder and database; exit code 1 if the server cannot serve.',
);
const findings = await doctor(readEnv(process.env), () => new Date());
console.log(printFindings(findings));
process.exit(findings.some(({ level }) => level === 'error') ? 1 : 0);
