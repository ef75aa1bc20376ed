import type { LineFacts } from '@southline/kernel/order';

/** Adds the part names in the buyer's language to the lines, if they differ from the English names. `at` is the line's index. */
export const withLocalNames = <Line extends Pick<LineFacts, 'description'>>(
  lines: readonly Line[],
  name: (description: string, at: number) => string,
): (Line & Pick<LineFacts, 'localName'>)[] =>
  lines.map((line, at) => {
    const localName = name(line.description, at);
    return localName === line.description ? line : { ...line, localName };
  });
