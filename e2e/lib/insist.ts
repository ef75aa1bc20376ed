import { eventually } from '@southline/testkit';

/** Repeats a call until it answers something; a broken connection or `undefined` means "again". */
export const insist = <T>(call: () => Promise<T | undefined>): Promise<T> =>
  eventually(
    async () => {
      const answer = await call();
      if (answer === undefined) throw new Error('no final answer yet');
      return answer;
    },
    { intervalMs: 150 },
  ) as Promise<T>;
