import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  narrow: { category: string };
  vehicleCount: { shown: number; total: number };
  stepOf: { step: string };
}>({
  narrow: { id: 'finder.narrow', defaultMessage: 'Narrow {category}' },
  vehicleCount: { id: 'finder.vehicleCount', defaultMessage: '{shown} of {total} vehicles' },
  stepOf: { id: 'finder.stepOf', defaultMessage: 'Choose the {step}' },
});

export const messages = { ...plain, ...withValues };
