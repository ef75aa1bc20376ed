import { defineMessages } from 'react-intl';

export const expectedMessages = defineMessages<{ arrival: { day: string } }>({
  arrival: { id: 'ui.expected.arrival', defaultMessage: 'We expect it to arrive on {day}.' },
});
