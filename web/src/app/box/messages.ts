import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  understood: { what: string; vehicle: string };
  forVehicle: { vehicle: string };
  count: { parts: number; others: number };
  allParts: { query: string };
  wholeSite: { query: string };
  addedSaid: { quantity: number; number: string };
  addOf: { quantity: number; number: string };
  which: { vehicle: string };
  list: { count: number };
  listMore: { count: number };
}>({
  understood: { id: 'app.box.understood', defaultMessage: '{what} in {vehicle}' },
  forVehicle: { id: 'app.box.forVehicle', defaultMessage: 'Fit is checked for {vehicle}' },
  count: {
    id: 'app.box.count',
    defaultMessage:
      '{parts, plural, =0 {No parts} one {# part} other {# parts}}, {others, plural, =0 {nothing else} one {# other hit} other {# other hits}}',
  },
  allParts: { id: 'app.box.allParts', defaultMessage: 'All parts for “{query}”' },
  wholeSite: { id: 'app.box.wholeSite', defaultMessage: 'Search the whole site for “{query}”' },
  addedSaid: { id: 'app.box.addedSaid', defaultMessage: '{quantity} of {number} added to your cart' },
  addOf: { id: 'app.box.addOf', defaultMessage: 'Add {quantity} of {number} to your cart' },
  list: {
    id: 'app.box.list',
    defaultMessage: '{count, plural, one {A list of # number} other {A list of # numbers}}',
  },
  listMore: { id: 'app.box.list.more', defaultMessage: 'and {count} more' },
  which: { id: 'app.box.which', defaultMessage: 'Which {vehicle}?' },
});

export const messages = { ...plain, ...withValues };
