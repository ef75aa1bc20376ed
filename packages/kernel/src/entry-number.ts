/** The number by which a promotion's entry is named to people, from its id: "7KQ2-M4XD". */
export const entryNumber = (entryId: string): string => {
  const signs = entryId.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}`;
};
