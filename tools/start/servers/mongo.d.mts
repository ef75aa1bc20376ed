/** A program that can be started, and how: for tests that need the server otherwise than everybody else. */
export declare const mongo: {
  program(): Promise<{ readonly path: string; readonly version: string } | undefined>;
  processOf(
    program: { readonly path: string },
    dir: string,
    port: number,
  ): { readonly command: string; readonly args: readonly string[] };
};
