export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until `check` answers something truthy (its errors count as "not yet"), or throws what stood in the way last. */
export const until = async (what, check, { timeoutMs = 60_000, intervalMs = 100, giveUp = () => undefined } = {}) => {
  const end = Date.now() + timeoutMs;
  for (let last; ; ) {
    try {
      const answer = await check();
      if (answer) return answer;
    } catch (error) {
      last = error;
    }
    const reason = giveUp();
    if (reason) throw new Error(`${what}: ${reason}`);
    if (Date.now() > end)
      throw new Error(`${what}: not within ${timeoutMs / 1000} s${last ? ` (${last.message})` : ''}`);
    await pause(intervalMs);
  }
};
