/** The shell, the shared parts, and words of the catalogue's data. */
const EVERYWHERE = ['app', 'ui', 'catalogue'] as const;

type Match = { staticData?: { screens?: readonly string[] } };

/** The screens of a page: of all routes that make it up. */
export const shownScreens = (matches: readonly Match[]): string[] => [
  ...new Set([...EVERYWHERE, ...matches.flatMap(({ staticData }) => staticData?.screens ?? [])]),
];
