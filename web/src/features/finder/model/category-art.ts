/** The symbol of a category's family in the sheet of drawings: "Fluids & Oils" is `fluids-oils`. */
export const categoryArt = (categoryName: string): string =>
  categoryName
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
