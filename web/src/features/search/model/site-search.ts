/** The search in the URL; the first page has no page number. */
export type SiteSearch = { q?: string; page?: number };

export const MOST_KEYWORDS = 100;
const LAST_PAGE = 99_999;

export const parseSiteSearch = ({ q, page }: Record<string, unknown>): SiteSearch => {
  const typed = typeof q === 'string' ? q.trim().slice(0, MOST_KEYWORDS) : '';
  const number = Number(page);
  const known = Number.isInteger(number) && number > 1 && number <= LAST_PAGE;
  return { ...(typed && { q: typed }), ...(typed && known && { page: number }) };
};
