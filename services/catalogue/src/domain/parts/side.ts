interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** The attributes of a row: a part for either side gets the side of its fitment on the chosen vehicle. */
export const withSide = (attributes: readonly Attribute[], position: string): readonly Attribute[] =>
  position === ''
    ? attributes
    : attributes.map(({ name, value }) => ({
        name,
        value: name === 'Side' && value === 'universal' ? position : value,
      }));
