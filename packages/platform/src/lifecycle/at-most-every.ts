/**
 * Calls `act` at once after a pause, and then at most once per `gapMs`: calls in between are combined into one at the end.
 */
export const atMostEvery = (gapMs: number, act: () => void): { call(): void; cancel(): void } => {
  let last = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    timer = undefined;
    last = performance.now();
    act();
  };
  return {
    call() {
      if (timer) return;
      const wait = last + gapMs - performance.now();
      if (wait <= 0) run();
      else timer = setTimeout(run, wait);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
