import type { LineFacts } from '@southline/kernel/order';

/** Adds the part names in the buyer's language to the lines, if they differ from the English names. */
export const withLocalNames = <Line extends Pick<LineFacts, 'description'>>(
  lines: readonly Line[],
  name: (description: string) => string,
): (Line & Pick<LineFacts, 'localName'>)[] =>
  lines.map((line) => {
    const localName = name(line.description);
    return localName === line.description ? line : { ...line, localName };
  });
