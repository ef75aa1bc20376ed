import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Undefined while rendering on the server and hydrating: a cached page must not say that a shop is open. */
export const useNow = (): Date | undefined => {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
