const full = 10;
const earnedPerCall = 0.1;

/** Lets one call in ten be sent again, after a few that are free: retries must not multiply the load of a service in trouble. */
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
