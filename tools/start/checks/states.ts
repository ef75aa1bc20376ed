import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import type { Verdict } from '../tally.ts';

interface Table {
  /** The title of the section in docs/states.md. */
  readonly title: string;
  readonly file: string;
  readonly name: string;
}

const tables: readonly Table[] = [
  { title: 'Order', file: 'services/orders/src/domain/order.ts', name: 'allowedMoves' },
  { title: 'Price offer', file: 'services/orders/src/domain/offer.ts', name: 'offerMoves' },
  { title: 'Return', file: 'services/returns/src/domain/return-order.ts', name: 'returnMoves' },
  { title: 'Return', file: 'services/returns/src/domain/return-order.ts', name: 'itemMoves' },
  { title: 'Exchange', file: 'services/returns/src/domain/return-order.ts', name: 'exchangeMoves' },
  { title: 'Payment attempt', file: 'services/payments/src/domain/attempt.ts', name: 'moves' },
];

/**
 * States without a table of transitions in the code. `body` matches the code that lists them; `names` matches each state in it.
 */
const lists: readonly (Omit<Table, 'name'> & { readonly body: RegExp; readonly names: RegExp })[] = [
  {
    title: 'Refund',
    file: 'services/payments/src/domain/refund.ts',
    body: /const unsettled = (\[.*\])/,
    names: /'(\w+)'/g,
  },
  {
    title: 'Units of a line',
    file: 'services/orders/src/domain/units.ts',
    body: /interface LineUnits \{([\s\S]*?)\n\}/,
    names: /readonly ((?!bought)\w+): number/g,
  },
];

export type Moves = Readonly<Record<string, readonly string[]>>;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Reads a table of transitions from the code, which has one line per state: `State: ['Next', …],`. */
const movesIn = ({ file, name }: Table): Moves => {
  const [, body = ''] = new RegExp(`const ${name}\\b[^=]*= \\{\\n([\\s\\S]*?)\\n\\};`).exec(read(file)) ?? [];
  const rows = [...body.matchAll(/^\s+(\w+): \[(.*)\],$/gm)];
  return Object.fromEntries(
    rows.map(([, state = '', next = '']) => [state, [...next.matchAll(/'(\w+)'/g)].map(([, to = '']) => to)]),
  );
};

/** States that a section's table calls final, and those for which it names an exit. */
export const rowsOf = (section: string): { readonly final: readonly string[]; readonly open: readonly string[] } => {
  const rows = [...section.matchAll(/^\| (?:item: )?([A-Za-z, ]+) \| (.*?) \|/gm)].slice(1);
  const named = (isFinal: boolean) =>
    rows.filter(([, , exit]) => (exit === 'final') === isFinal).flatMap(([, states = '']) => states.split(', '));
  return { final: named(true), open: named(false) };
};

/** Whether a final state can be reached from this one. A cycle of states without an exit has no end. */
const ends = (moves: Moves, state: string, seen: readonly string[] = []): boolean => {
  const next = (moves[state] ?? []).filter((to) => to !== state);
  return next.length === 0 || next.some((to) => !seen.includes(to) && ends(moves, to, [...seen, state]));
};

/**
 * Differences between the page and a table of transitions: a state that the page does not name, a state without an end, or a
 * state that only one of the two calls final.
 */
export const problemsOfStates = (section: string, moves: Moves): string[] => {
  const { final, open } = rowsOf(section);
  return Object.entries(moves).flatMap(([state, next]) => {
    const exits = next.filter((to) => to !== state);
    if (exits.length > 0 && !open.includes(state)) return [`does not say what ends ${state}`];
    if (exits.length === 0 && !final.includes(state)) return [`has no exit for ${state}, and does not call it final`];
    return ends(moves, state) ? [] : [`has only circles for ${state}`];
  });
};

/** States that the code names and that the page lacks. */
const problemsOfLists = (sections: ReadonlyMap<string, string>): string[] =>
  lists.flatMap(({ title, file, body, names }) => {
    const found = [...(body.exec(read(file))?.[1] ?? '').matchAll(names)].map(([, state = '']) => state);
    if (found.length === 0) return [`${file} names no states`];
    const { final, open } = rowsOf(sections.get(title) ?? '');
    const unnamed = found.filter((state) => ![...final, ...open].includes(state));
    return unnamed.map((state) => `docs/states.md, ${title}: does not name ${state}`);
  });

/** Checks that docs/states.md names every state with its exit, and calls exactly the states without a transition final. */
export const checkStates = async (): Promise<Verdict> => {
  const sections = new Map(
    read('docs/states.md')
      .split('\n## ')
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );
  const problems = tables.flatMap((table) => {
    const moves = movesIn(table);
    if (Object.keys(moves).length === 0) return [`${table.file} has no table ${table.name}`];
    return problemsOfStates(sections.get(table.title) ?? '', moves).map(
      (problem) => `docs/states.md, ${table.title}: ${problem}`,
    );
  });
  problems.push(...problemsOfLists(sections));
  return { ok: problems.length === 0, reason: problems.join('\n') };
};
