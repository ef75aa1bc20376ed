type Pascal<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Capitalize<Lowercase<First>>}${Pascal<Rest>}`
  : Capitalize<Lowercase<Name>>;

type Kebab<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}-${Kebab<Rest>}`
  : Lowercase<Name>;

type Values = Readonly<Record<string, string | number>>;
type Prefix<Name> = Name extends `${infer First}UNSPECIFIED` ? First : never;
/** The names of an enum without their common prefix. */
type Short<Name, Names = Name> = Name extends `${Prefix<Names>}${infer Rest}`
  ? Rest extends 'UNSPECIFIED'
    ? never
    : Rest
  : never;

type Wires<Enum, Word extends string> = Readonly<Record<Word, Enum[keyof Enum]>>;
/** Undefined for an unspecified value, and for a value of a later release. */
type Words<Word> = Readonly<Partial<Record<number, Word>>>;

const spelt = (values: Values, spell: (name: string) => string) => {
  const names = Object.keys(values).filter((name) => typeof values[name] === 'number');
  const [prefix = ''] = names.filter((name) => name.endsWith('UNSPECIFIED')).map((name) => name.slice(0, -11));
  const known = names.filter((name) => values[name] !== 0).map((name) => [name.slice(prefix.length), values[name]]);
  const wires = known.map(([name, wire]) => [spell(String(name)), wire] as const);
  return { wires: Object.fromEntries(wires), words: Object.fromEntries(wires.map(([word, wire]) => [wire, word])) };
};

/** An enum of the protos in words and back: ITEM_RESPONSE_MORE_INFO is MoreInfo. */
export const pascalWords = <Enum extends Values>(values: Enum) =>
  spelt(values, (name) => name.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())) as {
    wires: Wires<Enum, Pascal<Short<keyof Enum>>>;
    words: Words<Pascal<Short<keyof Enum>>>;
  };

/** The same in lower case: PAYMENT_OUTCOME_CARD_INVALID is card-invalid. */
export const kebabWords = <Enum extends Values>(values: Enum) =>
  spelt(values, (name) => name.toLowerCase().replaceAll('_', '-')) as {
    wires: Wires<Enum, Kebab<Short<keyof Enum>>>;
    words: Words<Kebab<Short<keyof Enum>>>;
  };
