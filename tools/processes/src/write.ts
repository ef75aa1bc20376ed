// npm run processes              writes the files derived from the descriptions of the processes
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryText, root } from './registry-text.ts';

const isCurrent = (file: string, text: string) =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text;

const registryFile = 'tools/processes/src/registry.ts';

/** Paths of generated files that differ from the descriptions. */
export const staleFiles = async (): Promise<string[]> => {
  if (!isCurrent(registryFile, registryText())) return [registryFile];
  const { files } = await import('./files.ts');
  return Object.entries(files()).flatMap(([file, text]) => (isCurrent(file, text) ? [] : [file]));
};

/** Writes the generated files that are out of date, and returns their paths. */
export const writeFiles = async (): Promise<string[]> => {
  // Written first, because the other generated files import it.
  writeFileSync(join(root, registryFile), registryText());
  const { files } = await import('./files.ts');
  const stale = Object.entries(files()).filter(([file, text]) => !isCurrent(file, text));
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  return stale.map(([file]) => file);
};

if (process.argv[1] === import.meta.filename) {
  const written = await writeFiles();
  process.stdout.write(written.length === 0 ? 'all files are current\n' : `written: ${written.join(', ')}\n`);
}
