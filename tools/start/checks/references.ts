// Documentation names files, commands and identifiers. Each of them must exist, so that a page does not become false when the code
// changes. The rules:
//
// - Code is text in single backticks and in fenced blocks. Links to files are checked, too.
// - A word of code is a path if it begins with a folder of the root, with `src/` or with `dist/`, or if it ends like a source file (`.ts`,
//   `.proto`, …). It must be a file or a folder, or the end of the path of one (`domain/order.ts`). In a service's README `src/…` and
//   `test/…` belong to that service. `<name>`, `*` and `…` match any text, `{a,b}` each of its parts. `dist/cli/x.js` is built from
//   `src/cli/x.ts`.
// - A word that is alone in its backticks and no path is an identifier: each name in it must occur in a source file, or in `foreignNames`
//   with its origin. A word with a placeholder is not checked.
// - `npm run <script>` must be a script of package.json.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import type { Verdict } from '../tally.ts';
import { foreignNames } from './foreign-names.ts';

export interface Tree {
  /** Paths of all files and folders, from the root. */
  readonly paths: ReadonlySet<string>;
  /** Every name that occurs in a source file. */
  readonly names: ReadonlySet<string>;
  readonly scripts: ReadonlySet<string>;
}

const isPage = (file: string): boolean => /^(?:[A-Z]+\.md|docs\/.*\.md|services\/[^/]+\/README\.md)$/.test(file);

const isSource = (file: string): boolean =>
  (/\.(?:[cm]?[jt]sx?|json|ya?ml|proto|css|html|conf|grit|cfg)$/.test(file) ||
    /(?:^|\/)(?:Dockerfile|\.\w+)$/.test(file)) &&
  !/^pnpm-lock\.yaml$|^tools\/start\/checks\/(?:references|foreign-names)/.test(file);

const sourceFile = /\w\.(?:tsx?|mjs|cjs|proto|md|grit|css)$/;
const placeholder = /(<[^>]*>|\*\*\/|\*|…|\{[^}]*\})/;

const escaped = (text: string): string => text.replace(/[.+?^$()|[\]\\]/g, '\\$&');

/** The regular expression of a part of a path: a placeholder or plain text. */
const expressionOf = (part: string): string => {
  if (part === '**/') return '(?:.*/)?';
  if (/^\{.*,.*\}$/.test(part)) return `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`;
  return placeholder.test(part) ? '[^/]*' : escaped(part);
};

/** Whether a path, or the end of one, is written like this. */
const resolves = (word: string, { paths }: Tree, from: string): boolean => {
  const built = word.replace(/\/$/, '').replace(/(^|\/)dist\/(.*)\.js$/, '$1src/$2.ts');
  const service = /^(services\/[^/]+)\/README\.md$/.exec(from)?.[1];
  const path = service && /^(?:src|test)\//.test(built) ? `${service}/${built}` : built;
  if (paths.has(path)) return true;
  const pattern = new RegExp(`(?:^|/)${path.split(placeholder).map(expressionOf).join('')}$`);
  return [...paths].some((each) => pattern.test(each));
};

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part = '']) => part);

const namesIn = (text: string): string[] =>
  text.match(/(?<![\w$-])-*[A-Za-z_$][\w$-]*/g)?.map((name) => name.replace(/^-+|-+$/g, '')) ?? [];

/** Whether the word begins with a folder that the root or a service has. */
const isInRoot = (word: string, { paths }: Tree): boolean => {
  const [first = '', ...more] = word.split('/');
  return more.length > 0 && (paths.has(first) || ['src', 'dist'].includes(first));
};

const problemOfWord = (word: string, tree: Tree, from: string): string[] => {
  if (foreignNames.has(word) || (word.includes('/') && resolves(word, tree, from))) return [];
  if (sourceFile.test(word) || isInRoot(word, tree))
    return resolves(word, tree, from) ? [] : [`names ${word}, which is no file`];
  if (placeholder.test(word)) return [];
  const unknown = namesIn(word).filter((name) => !tree.names.has(name) && !foreignNames.has(name));
  return unknown.map((name) => `names ${name}, which is in no source file`);
};

const problemsOfLinks = (file: string, text: string, { paths }: Tree): string[] =>
  found(text, /\]\(([^)#\s]+)[^)]*\)/g)
    .filter((link) => !/^[a-z]+:/.test(link) && !paths.has(normalize(join(dirname(file), link)).replace(/\/$/, '')))
    .map((link) => `links to ${link}, which is no file`);

/** Paths, identifiers, links and commands of a page that do not exist. */
export const problemsOfPage = (file: string, page: string, tree: Tree): string[] => {
  const fenced = found(page, /^ *```\w*\n([\s\S]*?)^ *```/gm);
  const text = page.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
  const spans = found(text, /`([^`\n]+)`/g);
  const words = spans.filter((span) => !/\s/.test(span));
  const commands = [...fenced, ...spans.filter((span) => /\s/.test(span))];
  const paths = commands
    .flatMap((command) => command.split(/[\s'"=,;()|]+|[.:](?=\s)/))
    .filter((word) => isInRoot(word, tree));
  const scripts = found(page, /\bnpm run ([a-z][\w:-]*)/g);
  return [
    ...[...words, ...paths].flatMap((word) => problemOfWord(word, tree, file)),
    ...problemsOfLinks(file, text, tree),
    ...scripts.filter((name) => !tree.scripts.has(name)).map((name) => `names npm run ${name}, which is no script`),
  ];
};

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const foldersOf = (file: string): string[] => {
  const parts = file.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
};

/** The tree without files that git ignores. */
const readTree = async (): Promise<{ files: readonly string[]; tree: Tree }> => {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    keep: Number.POSITIVE_INFINITY,
  });
  const files = output.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  const names = files.filter(isSource).flatMap((file) => [...new Set(read(file).match(/[\w$][\w$-]*/g))]);
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
  return {
    files,
    tree: {
      paths: new Set([...files, ...files.flatMap(foldersOf)]),
      names: new Set(names.flatMap((name) => [name, ...name.split('-')])),
      scripts: new Set(Object.keys(scripts)),
    },
  };
};

/** Checks that every file, identifier and command that a page names exists. */
export const checkReferences = async (): Promise<Verdict> => {
  const { files, tree } = await readTree();
  const problems = files
    .filter(isPage)
    .flatMap((file) => problemsOfPage(file, read(file), tree).map((problem) => `${file} ${problem}`));
  return { ok: problems.length === 0, reason: [...new Set(problems)].join('\n') };
};
