import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'favourites.title', defaultMessage: 'Your Favourites' },
  image: { id: 'favourites.image', defaultMessage: 'Image' },
  partNumber: { id: 'favourites.partNumber', defaultMessage: 'Part Number' },
  description: { id: 'favourites.description', defaultMessage: 'Description' },
  dateAdded: { id: 'favourites.dateAdded', defaultMessage: 'Date Added' },
  remove: { id: 'favourites.remove', defaultMessage: 'Remove' },
  keep: { id: 'favourites.keep', defaultMessage: 'Keep it' },
  confirmation: { id: 'favourites.confirmation', defaultMessage: 'Confirmation' },
  notAvailable: { id: 'favourites.notAvailable', defaultMessage: 'not available' },
  superseded: { id: 'favourites.superseded', defaultMessage: 'Superseded' },
  replacedBy: { id: 'favourites.replacedBy', defaultMessage: 'Replaced by' },
  dateNewest: { id: 'favourites.sort.newest', defaultMessage: 'Date added, newest first' },
  dateOldest: { id: 'favourites.sort.oldest', defaultMessage: 'Date added, oldest first' },
  partUp: { id: 'favourites.sort.partUp', defaultMessage: 'Part number, A to Z' },
  partDown: { id: 'favourites.sort.partDown', defaultMessage: 'Part number, Z to A' },
  descriptionUp: { id: 'favourites.sort.descriptionUp', defaultMessage: 'Description, A to Z' },
  descriptionDown: { id: 'favourites.sort.descriptionDown', defaultMessage: 'Description, Z to A' },
  empty: { id: 'favourites.empty', defaultMessage: 'Nothing here yet' },
  emptyHint: {
    id: 'favourites.empty.hint',
    defaultMessage:
      'Tap the heart beside a part, in any list or on its own page, and it waits here for the next time that you need it.',
  },
  toFinder: { id: 'favourites.toFinder', defaultMessage: 'Find parts' },
  close: { id: 'favourites.close', defaultMessage: 'Close' },
  added: { id: 'favourites.added', defaultMessage: 'In your favourites' },
  add: { id: 'favourites.add', defaultMessage: 'Add to favourites' },
});

type Part = { number: string };
const withValues = defineMessages<{
  total: { count: number };
  removeSure: { partnumber: string };
  removePart: Part;
  removed: Part;
  addPart: Part;
  takePart: Part;
}>({
  total: { id: 'favourites.total', defaultMessage: '{count, plural, one {# part} other {# parts}}' },
  removeSure: {
    id: 'favourites.remove.sure',
    defaultMessage: 'Do you want to remove this part #{partnumber} from your Favourites?',
  },
  removePart: { id: 'favourites.remove.part', defaultMessage: 'Remove {number}' },
  removed: { id: 'favourites.removed', defaultMessage: '{number} is removed from your favourites' },
  addPart: { id: 'favourites.add.part', defaultMessage: 'Add {number} to favourites' },
  takePart: { id: 'favourites.take.part', defaultMessage: 'Remove {number} from favourites' },
});

export const messages = { ...plain, ...withValues };
