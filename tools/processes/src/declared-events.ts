import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './registry-text.ts';

export interface DeclaredEvent {
  readonly publisher: string;
  readonly event: string;
  readonly consumers: readonly string[];
}

const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

/**
 * The events that packages/contracts/src/events.ts declares, read as text: the module imports generated enums, which Node
 * cannot load without a build.
 */
export const declaredEvents = (): readonly DeclaredEvent[] => {
  const text = readFileSync(join(root, 'packages/contracts/src/events.ts'), 'utf8');
  const declarations = [...text.matchAll(/'southline\.(\w+)\.([a-z-]+)\.v\d+'[^[]*\[([^\]]*)\]/g)];
  const staffActed = [...text.matchAll(/staffActedIn\('(\w+)'\)/g)];
  return [
    ...declarations.map(([, publisher = '', event = '', list = '']) => ({ publisher, event, consumers: quoted(list) })),
    ...staffActed.map(([, publisher = '']) => ({ publisher, event: 'staff-acted', consumers: ['auth'] })),
  ];
};
