export type SupersessionKind = 'REPLACES' | 'CONDITIONAL' | 'WHILE_STOCK' | 'DISCONTINUED' | 'INTERCHANGE';

/** One step from an old number to a new one. Numbers are cleansed; the `…PartNo` fields contain the printed form. */
export interface Supersession {
  readonly oldNo: string;
  readonly oldPartNo: string;
  /** Empty when the part was discontinued without a successor. */
  readonly newNo: string;
  readonly newPartNo: string;
  readonly kind: SupersessionKind;
  readonly note: string;
}

const replaces = ({ kind }: Supersession) => kind !== 'INTERCHANGE' && kind !== 'DISCONTINUED';

/**
 * Finds steps that close a loop of replacements with the steps before them. Without such a step, the last number of the loop
 * stays orderable.
 */
export const loopFinder = () => {
  const successors = new Map<string, string[]>();
  const hasPredecessor = new Set<string>();
  return (step: Supersession): boolean => {
    if (!replaces(step)) return false;
    const { oldNo, newNo } = step;
    if (oldNo === newNo) return true;
    // Most numbers begin a chain, so no walk is needed.
    if (hasPredecessor.has(oldNo)) {
      const reached = new Set([newNo]);
      for (const number of reached) for (const next of successors.get(number) ?? []) reached.add(next);
      if (reached.has(oldNo)) return true;
    }
    successors.set(oldNo, [...(successors.get(oldNo) ?? []), newNo]);
    hasPredecessor.add(newNo);
    return false;
  };
};

export const createSupersessions = (stored: readonly Supersession[]) => {
  // Imports reject loops now; data of earlier imports may hold some.
  const closesLoop = loopFinder();
  const rows = stored.filter((step) => !closesLoop(step));
  const byOld = Map.groupBy(rows, ({ oldNo }) => oldNo);
  const byNew = Map.groupBy(
    rows.filter(({ newNo }) => newNo !== ''),
    ({ newNo }) => newNo,
  );
  const from = (partNo: string) => byOld.get(partNo) ?? [];
  const to = (partNo: string) => byNew.get(partNo) ?? [];

  /** Breadth first; each number once. */
  const walk = (start: string, next: (partNo: string) => readonly string[]): string[] => {
    const seen = new Set([start]);
    let edge = [start];
    while (edge.length > 0) {
      edge = edge.flatMap(next).filter((partNo) => partNo !== '' && !seen.has(partNo) && seen.add(partNo));
    }
    return [...seen].slice(1);
  };

  const printed = new Map<string, string>();
  for (const { oldNo, oldPartNo, newNo, newPartNo } of rows) printed.set(oldNo, oldPartNo).set(newNo, newPartNo);

  return {
    /** The printed form of a number in the steps. */
    printed: (partNo: string) => printed.get(partNo) ?? partNo,
    /** Whether the number has a predecessor or a successor. */
    has: (partNo: string) => byOld.has(partNo) || byNew.has(partNo),
    /** The steps that start at a number. */
    from,
    /** All steps among the numbers that are related to a number, the oldest first. */
    around: (partNo: string) => {
      const older = walk(partNo, (no) => to(no).map(({ oldNo }) => oldNo)).reverse();
      const newer = walk(partNo, (no) => from(no).map(({ newNo }) => newNo));
      const numbers = new Set([...older, partNo, ...newer]);
      return [...numbers].flatMap(from).filter(({ newNo }) => newNo === '' || numbers.has(newNo));
    },
    /** Successors of a number, the nearest first, without the number itself. */
    successors: (partNo: string) =>
      walk(partNo, (no) =>
        from(no)
          .filter(replaces)
          .map(({ newNo }) => newNo),
      ),
  };
};

export type Supersessions = ReturnType<typeof createSupersessions>;

/** The current state of a part. */
export interface PartState {
  readonly exists: boolean;
  readonly available: number;
}

/**
 * A replaced or discontinued part is display-only; a part sold "while stock lasts" can be bought while there is stock.
 * `supersededBy` is the nearest successor that can be bought.
 */
export const orderability = (
  supersessions: Supersessions,
  partNo: string,
  stateOf: (partNo: string) => PartState,
): { readonly orderable: boolean; readonly supersededBy: string } => {
  const orderable = (no: string) => {
    const { exists, available } = stateOf(no);
    return (
      exists &&
      supersessions.from(no).every(({ kind }) => kind === 'INTERCHANGE' || (kind === 'WHILE_STOCK' && available > 0))
    );
  };
  if (orderable(partNo)) return { orderable: true, supersededBy: '' };
  return { orderable: false, supersededBy: supersessions.successors(partNo).find(orderable) ?? '' };
};
