/** Passes on each whole line of a stream that arrives in pieces. `end` passes on a last line without its end. */
export const inLines = (onLine: (line: string) => void) => {
  let rest = '';
  const take = (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
  return { take, end: () => rest && take('\n') };
};
