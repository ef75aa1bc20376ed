/** [id, days] of each order that the demo command wants backdated; it prints them as lines. */
export const agesIn = (output: string): [id: string, days: string][] =>
  [...output.matchAll(/^(\S+) (\d+)\r?$/gm)].map(([, id = '', days = '']) => [id, days]);
