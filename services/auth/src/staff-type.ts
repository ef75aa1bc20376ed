/** Reads the type of staff from a command line. */
export const staffType = (text: string | undefined): 'Dealer' | 'Admin' => {
  if (text === 'Dealer' || text === 'Admin') return text;
  throw new Error('The type is Dealer or Admin.');
};
