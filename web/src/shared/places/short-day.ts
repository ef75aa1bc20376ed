/** The format of a near day, YYYY-MM-DD, where there is little room. */
export const shortDay = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const;
