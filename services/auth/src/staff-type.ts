/** The type of staff that a command names. */
export const staffType = (text: string | undefined): 'Dealer' | 'Admin' => {
  if (text === 'Dealer' || text === 'Admin') return text;
  throw new Error('The type is Dealer or Admin.');
};
