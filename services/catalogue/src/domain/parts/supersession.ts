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

/** The data may contain loops and endless chains, so walks are limited. */
const maxDepth = 10;

const replaces = ({ kind }: Supersession) => kind !== 'INTERCHANGE' && kind !== 'DISCONTINUED';

export const createSupersessions = (rows: readonly Supersession[]) => {
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
    for (let depth = 0; depth < maxDepth && edge.length > 0; depth += 1) {
      edge = edge.flatMap(next).filter((partNo) => partNo !== '' && !seen.has(partNo));
      for (const partNo of edge) seen.add(partNo);
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
