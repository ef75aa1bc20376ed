import { warn } from '#machine/say.ts';

const mostLines = 60;

export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly reason?: string;
  readonly note?: string;
}

export interface Verdict {
  readonly ok: boolean;
  readonly reason?: string;
  readonly note?: string;
}

/** Counts passed and failed checks over all steps, with the time of each. */
export const openTally = (print: (line: string) => void = console.log) => {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  return {
    /** An error of the work itself counts as one failure. */
    async step(name: string, work: () => Promise<Result>) {
      const began = Date.now();
      const result = await work().catch((error: Error): Result => ({ passed: 0, failed: 1, reason: error.message }));
      passed += result.passed;
      failed += result.failed;
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      const note = result.note ? ` (${result.note})` : '';
      const counts = `${result.passed} passed, ${result.failed} failed`;
      print(`${result.failed > 0 ? '✗' : '✓'} ${name}: ${counts}, ${seconds} s${note}`);
      if (result.failed > 0) {
        const reason = (result.reason ?? '').split('\n').slice(-mostLines).join('\n');
        warn(reason);
        failures.push(`✗ ${name}: ${reason}`);
      }
      return result.failed === 0;
    },
    /** Prints the failures again, because a long log hides them, and the last line; returns the exit code. */
    close() {
      for (const failure of failures) print(failure);
      print(`${passed} passed, ${failed} failed`);
      return failed > 0 || passed === 0 ? 1 : 0;
    },
  };
};

export type Tally = ReturnType<typeof openTally>;

/** A check as a step's result. */
export const asResult = async (check: () => Promise<Verdict>): Promise<Result> => {
  const { ok, reason, note } = await check();
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, reason, note };
};
