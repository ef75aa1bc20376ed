import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

type Part = { number: string };
const withValues = defineMessages<{
  total: { count: number };
  addAll: { count: number };
  addedAll: { count: number };
  leftOver: { count: number };
  removeSure: { partnumber: string };
  removePart: Part;
  removed: Part;
  addPart: Part;
  takePart: Part;
}>({
  total: { id: 'favourites.total', defaultMessage: '{count, plural, one {# part} other {# parts}}' },
  addAll: { id: 'favourites.addAll', defaultMessage: '{count, plural, one {Add it} other {Add all #}} to cart' },
  addedAll: {
    id: 'favourites.addedAll',
    defaultMessage: '{count, plural, one {# favourite is} other {# favourites are}} in your cart',
  },
  leftOver: {
    id: 'favourites.leftOver',
    defaultMessage: '{count, number} could not be added.',
  },
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
