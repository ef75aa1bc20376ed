/** The time in UTC at which a day, YYYY-MM-DD, begins; NaN for an invalid day, such as a 31st of February. */
export const utcDay = (text: string): number => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? Number.NaN : time;
};

export const isDay = (text: string): boolean => !Number.isNaN(utcDay(text));
