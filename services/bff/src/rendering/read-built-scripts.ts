import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltScripts } from '@southline/rest/web-build';

/** The client's scripts as listed by its build; none if only the API is served. */
export const readBuiltScripts = async (webRoot: string | undefined): Promise<BuiltScripts> =>
  webRoot === undefined
    ? { integrity: {}, cardForm: [] }
    : JSON.parse(await readFile(join(webRoot, 'scripts.json'), 'utf8'));
