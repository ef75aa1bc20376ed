import { type TString, Type } from 'typebox';

/** The names of fields in one call, by the names of the facts that they hold. */
type Names = Readonly<Record<string, string>>;

/** Schemas for facts that are all texts. */
export const texts = <const Of extends Names>(names: Of) =>
  Object.fromEntries(Object.values(names).map((name) => [name, Type.String()])) as Record<Of[keyof Of], TString>;

/** Renames facts to the field names of a call. */
export const named = <const Of extends Names, Facts extends { readonly [Fact in keyof Of]: unknown }>(
  names: Of,
  facts: Facts,
) =>
  Object.fromEntries(Object.entries(names).map(([fact, name]) => [name, facts[fact]])) as {
    [Fact in keyof Of as Of[Fact]]: Facts[Fact];
  };

/** Renames the fields of a body back to the names of the facts. */
export const fromNamed = <const Of extends Names, Body extends { readonly [Fact in keyof Of as Of[Fact]]: unknown }>(
  names: Of,
  body: Body,
) => {
  const values: Readonly<Record<string, unknown>> = body;
  return Object.fromEntries(Object.entries(names).map(([fact, name]) => [fact, values[name]])) as {
    [Fact in keyof Of]: Of[Fact] extends keyof Body ? Body[Of[Fact]] : never;
  };
};
