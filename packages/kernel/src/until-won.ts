import { busy } from './errors.ts';

const usualTries = 10;

interface Limit {
  readonly tries?: number;
  /** The error after the last try. */
  readonly exhausted?: () => Error;
}

/** Repeats an optimistic write while it answers `undefined`: a concurrent change came first. */
export const untilWon = async <Won>(
  write: (nth: number) => Promise<Won | undefined>,
  { tries = usualTries, exhausted = busy }: Limit = {},
): Promise<Won> => {
  for (let nth = 0; nth < tries; nth += 1) {
    const won = await write(nth);
    if (won !== undefined) return won;
  }
  throw exhausted();
};
