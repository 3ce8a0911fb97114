// Plain JavaScript of no age: a Node that is too old for the server has to be able to read it.
import { readFileSync } from 'node:fs';

// The same place from the source and from the bundle.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = /\d+/.exec(engines.node)[0];
const found = process.version.slice(1);

if (parseInt(found) < Number(wanted)) {
  process.stderr.write(
    `\n  ✗ The server needs Node ${wanted} or newer but this is Node ${found}. Run \`npm run setup\`: it installs one, which \`npm start\` and every \`npm run\` use.\n\n`,
  );
  process.exit(1);
}
