/** The router parses a number in the URL as a number. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

type Texts<Name extends string> = { readonly [Each in Name]?: string };

/** The fields of the URL that hold a text. */
export const textsOf = <Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Texts<Name> =>
  Object.fromEntries(
    names.flatMap((name) => (textOf(search[name]) ? [[name, textOf(search[name])]] : [])),
  ) as Texts<Name>;
