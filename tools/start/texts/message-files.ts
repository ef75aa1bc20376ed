import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';

const sources = join(root, 'web', 'src');

export interface Defined {
  readonly id: string;
  readonly defaultMessage: string;
}

export const isMessage = (value: unknown): value is Defined =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value;

/** The client's tables of English texts. */
export const messageFiles = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/-])messages\.json$/.test(file))
    .sort()
    .map((file) => join(sources, file));
