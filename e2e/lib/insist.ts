import { eventually } from '@southline/testkit';

const patienceMs = 90_000;

/** Repeats a call until it answers something; a broken connection or `undefined` means "again". */
export const insist = <T>(call: () => Promise<T | undefined>): Promise<T> =>
  eventually(
    async () => {
      const answer = await call();
      if (answer === undefined) throw new Error('no final answer yet');
      return answer;
    },
    { timeoutMs: patienceMs, intervalMs: 150 },
  ) as Promise<T>;
