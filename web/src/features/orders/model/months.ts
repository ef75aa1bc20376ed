/** The first and the last day of a month; 1: the month before. Days are YYYY-MM-DD. */
export const monthOf = (today: string, monthsAgo: 0 | 1): { from: string; to: string } => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const dayAt = (months: number, day: number) =>
    new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return { from: dayAt(-monthsAgo, 1), to: dayAt(1 - monthsAgo, 0) };
};
