import type { LineFacts } from '@southline/kernel/order';

/** Lines with what their parts are called in the buyer's language, where that is not what they are called in English. */
export const withLocalNames = <Line extends Pick<LineFacts, 'description'>>(
  lines: readonly Line[],
  name: (description: string) => string,
): (Line & Pick<LineFacts, 'localName'>)[] =>
  lines.map((line) => {
    const localName = name(line.description);
    return localName === line.description ? line : { ...line, localName };
  });
