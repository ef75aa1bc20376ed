export type Attributes = Readonly<Record<string, string>>;

/** First number in a value such as "173 mm" or "60/55"; the fallback for missing, unreadable or absurd values. */
export function numberOf(attributes: Attributes, name: string, fallback: number): number {
  const match = /-?\d+(?:\.\d+)?/.exec(textOf(attributes, name).slice(0, 100));
  const value = match ? Number(match[0]) : Number.NaN;
  return Number.isFinite(value) && value > 0 && value < 100_000 ? value : fallback;
}

export function textOf(attributes: Attributes, ...names: string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

export const hasAny = (attributes: Attributes, ...names: string[]): boolean => textOf(attributes, ...names) !== '';

/** The kind of part within its family, lower case, from the most specific attribute that names it. */
export const kindOf = (attributes: Attributes): string =>
  textOf(attributes, 'product', 'tool', 'item', 'type', 'subcategory', 'kind').toLowerCase();

/** A figure for a dimension line: "173", "3.56"; empty if the attribute is missing, so that no figure is invented. */
export function figureOf(attributes: Attributes, name: string, unit = ''): string {
  const value = textOf(attributes, name);
  if (value === '') return '';
  const match = /^-?\d+(?:\.\d+)?/.exec(value);
  return match ? `${Number(match[0])}${unit}` : value.slice(0, 24);
}
