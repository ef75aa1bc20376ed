import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import type { Verdict } from '../tally.ts';

/** Names of files and of factories that break the rules of docs/how-to/add-a-service.md. */
export const problemsOfNames = (file: string, text: string): string[] => {
  const isIn = (folder: RegExp) => folder.test(file);
  const factories = [
    ...text.matchAll(/^export const ([a-z]\w*(?:Repository|Store|Views|Reader|InEvent|Client|Intake)) =/gm),
  ]
    .map(([, name = '']) => name)
    .filter((name) => isIn(/\/src\/(storage|clients)\//) && !name.startsWith('create'));
  return [
    ...factories.map((name) => `${name} builds a port: its name begins with "create"`),
    ...(/\bconsume\(\s*'/.test(text) && !isIn(/\/src\/transport\/kafka\/on-[^/]+$/)
      ? ['consumes events: it is transport/kafka/on-<event>.ts']
      : []),
    ...(/\/src\/(storage|clients|mapping|transport)\/.*\bports\.ts$/.test(file)
      ? ['declares ports: it is in domain']
      : []),
  ];
};

/** Checks that files and factories have the same names in every service. */
export const checkNames = async (): Promise<Verdict> => {
  const files = globSync('services/*/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const problems = files.flatMap((file) =>
    problemsOfNames(file, readFileSync(join(root, file), 'utf8')).map((problem) => `${file} ${problem}`),
  );
  return { ok: problems.length === 0, reason: problems.join('\n') };
};
