const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1).padStart(6)}s`;

/** One line per step; with-servers hides them unless a step fails. */
let quiet = false;
export const setQuiet = (value: boolean) => {
  quiet = value;
};

export const say = (text: string) => {
  if (!quiet) console.error(`${seconds()}  ${text}`);
};

export const warn = (text: string) => console.error(`${seconds()}  ! ${text.split('\n').join('\n           ')}`);

/** Something is missing that only the user can bring; printed without a stack. */
export class CannotGoOn extends Error {
  override readonly name = 'CannotGoOn';

  constructor(problem: string, remedies: readonly string[] = []) {
    super([problem, ...remedies.map((remedy) => `  - ${remedy}`)].join('\n'));
  }
}

/** Prints an error for the user: only the message of an expected error, the stack of any other. */
export const explain = (error: unknown) =>
  warn(error instanceof CannotGoOn ? error.message : (error instanceof Error && error.stack) || String(error));
