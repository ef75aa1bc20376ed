/** The address to probe: the first argument, else the readiness of this container's process. */
export const addressOf = (args: readonly string[], environment: NodeJS.ProcessEnv): string =>
  args[0] ?? `http://127.0.0.1:${environment.INTERNAL_PORT ?? ''}/readyz`;

export const address = addressOf(process.argv.slice(2), process.env);
