/** The router parses a number in the URL as a number. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The fields of the URL that hold a text. */
export const textsOf = <Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { readonly [Each in Name]?: string } =>
  Object.fromEntries(names.flatMap((name) => (textOf(search[name]) ? [[name, textOf(search[name])]] : []))) as {
    readonly [Each in Name]?: string;
  };
