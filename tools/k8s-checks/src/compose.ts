import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './render.ts';

export interface ComposeService {
  readonly image: string;
  readonly build?: { readonly args: { readonly PROCESS: string } };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly healthcheck?: {
    readonly disable?: boolean;
    readonly test?: readonly string[];
    readonly interval?: string;
    readonly timeout?: string;
    readonly retries?: number;
    readonly start_period?: string;
  };
  readonly pull_policy?: string;
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** Replaces `${NAME:-otherwise}` by its default, as with an empty environment. */
const withDefaults = (text: string): string => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

export const readCompose = (file = 'docker-compose.yml'): Compose =>
  parse(withDefaults(readFileSync(join(root, file), 'utf8')), { merge: true, maxAliasCount: -1 }) as Compose;
