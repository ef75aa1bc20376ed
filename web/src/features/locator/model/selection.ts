/** The place of a search; an empty text means not chosen. */
export interface Selection {
  readonly state: string;
  readonly suburb: string;
  /** Of a postcode's search. Beside a suburb where it was typed, or where its state has another suburb of that name. */
  readonly postcode: string;
}

export const nothingChosen: Selection = { state: '', suburb: '', postcode: '' };

/** A place as people write it: "Dandenong VIC 3175", "Takapuna 0622", "3175 VIC". */
export const placeWords = ({ suburb, state, postcode }: Selection): string => {
  const shownState = state === 'NZ' ? '' : state;
  const words = suburb === '' ? [postcode, shownState] : [suburb, shownState, postcode];
  return words.filter(Boolean).join(' ');
};
