const formatted = (locale: string, how: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(day));
};

/** Formats a day (YYYY-MM-DD) with the name of its month. */
export const longDay = (locale: string) => formatted(locale, { dateStyle: 'long' });

/** Formats a day in the near future, with its weekday and without its year. */
export const nearDay = (locale: string) => formatted(locale, { weekday: 'long', day: 'numeric', month: 'long' });
