/** The format of a day, YYYY-MM-DD, that is near: with its weekday and without its year. */
export const nearDay = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
