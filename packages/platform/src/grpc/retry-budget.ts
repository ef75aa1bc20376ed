const full = 10;
const earnedPerCall = 0.1;

/** Allows one call in ten to be repeated, after a few free ones: retries must not multiply the load of a failing service. */
export const createRetryBudget = () => {
  let tokens = full;
  return {
    earn: () => {
      tokens = Math.min(full, tokens + earnedPerCall);
    },
    spend: (): boolean => {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
};
