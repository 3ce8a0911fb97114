import { readFileSync } from 'node:fs';

/** A command's input file. Ends the command with a sentence when the file cannot be read. */
export function readInput(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    return process.exit(1);
  }
}

/**
 * The JSON of a command's input file; undefined without a path. Keys come in files, so that shell history has none,
 * and errors do not quote the file.
 */
export function readJsonInput(path: string | undefined): unknown {
  if (path === undefined) return undefined;
  const text = readInput(path);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    console.error(`${path} is not JSON: correct the file and run the command again`);
    return process.exit(1);
  }
}
