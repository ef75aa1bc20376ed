import { type TString, Type } from 'typebox';

/** The facts of something that a call has, and their names there. */
type Names = Readonly<Record<string, string>>;

/** The schemas of facts that are texts. */
export const texts = <const Of extends Names>(names: Of) =>
  Object.fromEntries(Object.values(names).map((name) => [name, Type.String()])) as Record<Of[keyof Of], TString>;

/** Facts by the names that a call has for them. */
export const named = <const Of extends Names, Facts extends { readonly [Fact in keyof Of]: unknown }>(
  names: Of,
  facts: Facts,
) =>
  Object.fromEntries(Object.entries(names).map(([fact, name]) => [name, facts[fact]])) as {
    [Fact in keyof Of as Of[Fact]]: Facts[Fact];
  };

/** The facts of a body, by their own names. */
export const fromNamed = <const Of extends Names, Body extends { readonly [Fact in keyof Of as Of[Fact]]: unknown }>(
  names: Of,
  body: Body,
) => {
  const values: Readonly<Record<string, unknown>> = body;
  return Object.fromEntries(Object.entries(names).map(([fact, name]) => [fact, values[name]])) as {
    [Fact in keyof Of]: Of[Fact] extends keyof Body ? Body[Of[Fact]] : never;
  };
};
