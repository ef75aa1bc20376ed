import type { DealerType } from './locator-types.ts';

/** The values of the filters; an empty text means not chosen. */
export interface Selection {
  readonly state: string;
  readonly suburb: string;
  readonly postcode: string;
}

export const nothingChosen: Selection = { state: '', suburb: '', postcode: '' };

/** Suburb and postcode exclude each other, and both belong to a state. */
export const choose = (selection: Selection, name: keyof Selection, value: string): Selection => {
  switch (name) {
    case 'state':
      return { ...nothingChosen, state: value };
    case 'suburb':
      return { ...selection, suburb: value, postcode: '' };
    case 'postcode':
      return { ...selection, suburb: '', postcode: value };
  }
};

/** Whether a search of a type has to name a place first. */
export const lacksPlace = (type: DealerType, { suburb, postcode }: Selection): boolean =>
  type !== 'Service' && suburb === '' && postcode === '';
