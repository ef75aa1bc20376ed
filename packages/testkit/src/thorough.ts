/** Whether this is `npm run test:thorough`, the run before a release. */
export const thorough = process.env.SOUTHLINE_TESTS === 'thorough';

/** How many of something a test uses: the variable, or a size that suits the kind of run. */
export const size = (variable: string, sizes: { readonly usual: number; readonly thorough: number }): number =>
  Number(process.env[variable] ?? (thorough ? sizes.thorough : sizes.usual));
