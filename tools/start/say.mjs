const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1).padStart(6)}s`;

/** One line per thing that is being done; with-servers turns it off unless something goes wrong. */
let quiet = false;
export const setQuiet = (value) => {
  quiet = value;
};

export const say = (text) => {
  if (!quiet) console.error(`${seconds()}  ${text}`);
};

export const warn = (text) => console.error(`${seconds()}  ! ${text.split('\n').join('\n           ')}`);

/** Something is missing that only the user can bring; printed without a stack. */
export class CannotGoOn extends Error {
  constructor(problem, remedies = []) {
    super([problem, ...remedies.map((remedy) => `  - ${remedy}`)].join('\n'));
    this.name = 'CannotGoOn';
  }
}

/** Prints an error as far as it helps the reader: plain words for what was foreseen, the stack otherwise. */
export const explain = (error) => warn(error instanceof CannotGoOn ? error.message : (error?.stack ?? String(error)));
