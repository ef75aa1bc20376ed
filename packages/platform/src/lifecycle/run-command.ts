/**
 * Runs a command and sets its exit code. For an error that the user can fix it prints the message, for any other the stack;
 * the exit code is then 1.
 */
export const runCommand = async (main: () => Promise<number>, isExpected: (error: Error) => boolean): Promise<void> => {
  try {
    process.exitCode = await main();
  } catch (error) {
    const text = error instanceof Error ? (isExpected(error) ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
};
