/** Runs a command to its exit code. Of what its user can mend the message is told, of all else where it happened; then it is 1. */
export const runCommand = async (main: () => Promise<number>, isExpected: (error: Error) => boolean): Promise<void> => {
  try {
    process.exitCode = await main();
  } catch (error) {
    const told = error instanceof Error ? (isExpected(error) ? error.message : error.stack) : String(error);
    process.stderr.write(`${told}\n`);
    process.exitCode = 1;
  }
};
