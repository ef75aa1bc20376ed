import { serviceNames } from '@southline/processes';
import type { KeyRing } from './key-ring.ts';
import { storeFiles, storeVariables } from './stores.ts';
import { envFile, variablesOf } from './variables.ts';

/** The content of each file by its name. */
type Files = Readonly<Record<string, string>>;

const asFile = (name: string, variables: Record<string, Record<string, string>>): Record<string, Files> =>
  Object.fromEntries(Object.entries(variables).map(([owner, own]) => [owner, { [name]: envFile(own) }]));

/** With the file names of cert-manager, so that its Secrets fit as well. */
const certificates = (ring: KeyRing): Record<string, Files> => {
  const believed = ring.authorities.all.map(({ cert }) => cert).join('');
  return Object.fromEntries(
    serviceNames.map((name) => {
      const { cert, key } = ring.certificates[name];
      return [name, { 'tls.crt': cert, 'tls.key': key, 'ca.crt': believed }];
    }),
  );
};

/** Every folder with its files: each is for one process, command or store. */
export const foldersOf = (ring: KeyRing): Record<string, Files> => {
  const parts = [
    asFile('keys.env', variablesOf(ring)),
    asFile('stores.env', storeVariables(ring)),
    certificates(ring),
    storeFiles(ring),
  ];
  const folders: Record<string, Files> = {};
  for (const part of parts)
    for (const [owner, files] of Object.entries(part)) folders[owner] = { ...folders[owner], ...files };
  return folders;
};
