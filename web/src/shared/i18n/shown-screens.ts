/** The frame, the shared parts, words of the catalogue's data, and messages of the servers. */
const EVERYWHERE = ['app', 'ui', 'catalogue', 'server'] as const;

type Match = { staticData?: { screens?: readonly string[] } };

/** The screens of a page: of all routes that make it up. */
export const shownScreens = (matches: readonly Match[]): string[] => [
  ...new Set([...EVERYWHERE, ...matches.flatMap(({ staticData }) => staticData?.screens ?? [])]),
];
