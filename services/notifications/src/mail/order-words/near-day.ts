/** Formats a day, YYYY-MM-DD, with its weekday and without its year. */
export const nearDay = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  return (day: string): string => format.format(new Date(day)).replace(',', '');
};
