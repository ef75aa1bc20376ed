import type { Child, Draft } from './draft.ts';
import { divide, range } from './plan.ts';
import { type Random, random } from './random.ts';
import type { SupersessionKind } from './rows.ts';
import type { World } from './world.ts';

/** A part with its relations in the set: its parent and its replacement. */
export type Issued = {
  readonly draft: Draft;
  readonly family: string;
  readonly parent?: { readonly number: string; readonly purpose: string; readonly position: number };
  readonly replacedBy?: { readonly number: string; readonly kind: SupersessionKind };
  readonly random: Random;
};

/** Every part of the set, exactly `count`; nothing is stored, so a second iteration gives the same parts again. */
export function* issue(world: World, count: number): Generator<Issued> {
  const budgets = divide(
    count,
    range.map(({ plan }) => plan.share),
  );
  for (const [position, { plan }] of range.entries()) {
    const shares = divide(
      budgets[position] ?? 0,
      plan.kinds.map((kind) => kind.share),
    );
    for (const [line, kind] of plan.kinds.entries()) {
      let left = shares[line] ?? 0;
      for (let index = 0; left > 0; index++) {
        const dice = random(world.seed, `${plan.family}:${line}:${index}`);
        for (const issued of together(kind.draft(world, index, dice), plan.family, dice)) {
          if (left === 0) break;
          left--;
          yield issued;
        }
      }
    }
  }
}

/** The part first, then its dependent rows, so that a cut in the middle leaves no invalid reference. */
function* together(draft: Draft, family: string, dice: Random): Generator<Issued> {
  const revisions = dice.chance(0.072) ? (dice.chance(0.65) ? 1 : dice.chance(0.7) ? 2 : 3) : 0;
  // The number carries its revision: the first issue has none, then -A, -B, -C.
  const numbers = ['', '-A', '-B', '-C'].slice(0, revisions + 1).map((suffix) => `${draft.number}${suffix}`);
  const number = numbers.at(-1) ?? draft.number;
  yield { draft: { ...draft, number }, family, random: dice };
  yield* below(draft.children ?? [], number, family, dice);
  for (let step = revisions - 1; step >= 0; step--) {
    const old = { ...draft, number: numbers[step] ?? '', applications: [], children: [], free: false };
    const next = numbers[step + 1] ?? number;
    yield { draft: old, family, replacedBy: { number: next, kind: kindOfChange(dice) }, random: dice };
  }
  if (revisions === 0 && dice.chance(0.004)) {
    const retired = { ...draft, number: `${draft.number}-R`, applications: [], children: [], free: false };
    yield { draft: retired, family, replacedBy: { number: '', kind: 'DISCONTINUED' }, random: dice };
  }
}

function* below(children: readonly Child[], parent: string, family: string, dice: Random): Generator<Issued> {
  for (const [index, child] of children.entries()) {
    yield {
      draft: child,
      family,
      parent: { number: parent, purpose: child.purpose, position: index + 1 },
      random: dice,
    };
    yield* below(child.children ?? [], child.number, family, dice);
  }
}

function kindOfChange(dice: Random): SupersessionKind {
  const share = dice.next();
  if (share < 0.72) return 'REPLACES';
  if (share < 0.86) return 'WHILE_STOCK';
  return share < 0.95 ? 'CONDITIONAL' : 'INTERCHANGE';
}
