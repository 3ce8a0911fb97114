import { createBackupKey } from '../../backup/encryption.ts';
import { readOptions } from '../run/read-options.ts';

readOptions(
  {},
  'pnpm backup:key > backup-key.txt\nMakes an age key pair: the file opens backups and is kept away from the server; its public key is BACKUP_RECIPIENTS.',
);
const { recipient, identity } = await createBackupKey();
console.error(`Public key: ${recipient}`);
console.log(`# public key: ${recipient}\n${identity}`);
