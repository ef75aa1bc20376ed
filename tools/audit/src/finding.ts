/** The result of one invariant's check. */
export interface Finding {
  readonly invariant: string;
  /** Number of checked records. */
  readonly checked: number;
  /** One line per violation, with ids. */
  readonly violations: readonly string[];
  /** Records in progress. A later audit reports them as violations if they do not finish. */
  readonly underWay: number;
}

/** Collects the violations of one invariant. */
export const finding = (invariant: string) => {
  const violations: string[] = [];
  let checked = 0;
  let underWay = 0;
  return {
    look: () => {
      checked += 1;
    },
    wait: () => {
      underWay += 1;
    },
    /** Counts a record and notes a violation. */
    expect: (holds: boolean, violation: string) => {
      checked += 1;
      if (!holds) violations.push(violation);
    },
    result: (): Finding => ({ invariant, checked, violations, underWay }),
  };
};
