import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

type Named = { name: string };
const withValues = defineMessages<{
  open: Named;
  forget: Named;
  rename: Named;
  keepNamed: Named;
  offer: { count: number };
  imported: { added: number };
  rejected: { count: number };
}>({
  open: { id: 'garage.open', defaultMessage: 'Garage: {name}. Choose a vehicle' },
  forget: { id: 'garage.forget', defaultMessage: 'Remove {name}' },
  rename: { id: 'garage.rename', defaultMessage: 'Change the label of {name}' },
  keepNamed: { id: 'garage.keepNamed', defaultMessage: 'Save {name} to the account' },
  offer: {
    id: 'garage.offer',
    defaultMessage:
      '{count, plural, one {One vehicle on this device is} other {# vehicles on this device are}} not in your account. Save {count, plural, one {it} other {them}} to your account?',
  },
  imported: {
    id: 'garage.imported',
    defaultMessage:
      '{added, plural, =0 {No vehicle was added} one {# vehicle was added} other {# vehicles were added}}',
  },
  rejected: {
    id: 'garage.rejected',
    defaultMessage: '{count, plural, one {# row was not imported} other {# rows were not imported}}',
  },
});

export const messages = { ...plain, ...withValues };
