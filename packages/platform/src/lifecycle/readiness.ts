const checkTimeoutMs = 1_000;

const bounded = async (check: () => Promise<unknown>): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), checkTimeoutMs);
  });
  const checked = check().then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  );
  return Promise.race([checked, late]).finally(() => clearTimeout(timer));
};

/** `started` returns whether the process has begun to serve. */
export const readiness = (started: () => boolean) => {
  const checks = new Map<string, () => Promise<unknown>>();
  let draining = false;
  const report = async () => {
    const entries = await Promise.all([...checks].map(async ([name, check]) => [name, await bounded(check)] as const));
    const ready = started() && !draining && entries.every(([, result]) => result === 'ok');
    return { ready, checks: Object.fromEntries(entries) };
  };
  return {
    add: (name: string, check: () => Promise<unknown>) => void checks.set(name, check),
    /** Reports "not ready" from now on: the process is shutting down. */
    drain: () => {
      draining = true;
    },
    /** Whether it is shutting down. */
    isDraining: () => draining,
    report,
    ready: async () => (await report()).ready,
  };
};

/** Named checks of dependencies; a check fails by throwing or by taking longer than a second. */
export type Readiness = ReturnType<typeof readiness>;
