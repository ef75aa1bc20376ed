import { defineMessages } from 'react-intl';

export const problems = defineMessages({
  service: { id: 'booking.service_error', defaultMessage: 'Please choose a service.' },
  date: { id: 'booking.date_error', defaultMessage: 'Please choose a date.' },
  datePast: { id: 'booking.date_past', defaultMessage: 'Please choose today or a later day.' },
});

const plain = defineMessages({
  title: { id: 'booking.title', defaultMessage: 'Book a service' },
  lead: {
    id: 'booking.lead',
    defaultMessage:
      'Tell us the job, the day and the car. This is a request, not yet a booking: we call you to agree on the time and the price.',
  },
  service: { id: 'booking.service', defaultMessage: 'Service' },
  choose: { id: 'booking.choose', defaultMessage: 'Choose a service' },
  date: { id: 'booking.date', defaultMessage: 'Preferred date' },
  vehicle: { id: 'booking.vehicle', defaultMessage: 'Vehicle' },
  vehicleHint: { id: 'booking.vehicleHint', defaultMessage: 'Make, model, year and engine, as far as you know them.' },
  comment: { id: 'booking.comment', defaultMessage: 'Comment (optional)' },
  commentHint: {
    id: 'booking.commentHint',
    defaultMessage: 'Where the car is, when you can bring it, and what you have noticed.',
  },
  send: { id: 'booking.send', defaultMessage: 'Send the request' },
  sending: { id: 'booking.sending', defaultMessage: 'Sending the request' },
  sent: { id: 'booking.sent', defaultMessage: 'Your booking request has been sent.' },
  sentNext: {
    id: 'booking.sentNext',
    defaultMessage:
      'We call you to confirm the time. Until then nothing is booked, and you can still change your mind. A receipt is on its way to your mailbox.',
  },
  another: { id: 'booking.another', defaultMessage: 'Book another service' },
  goesTo: { id: 'booking.goesTo', defaultMessage: 'Who gets the request' },
  goesToDesk: {
    id: 'booking.goesToDesk',
    defaultMessage:
      'It goes to our bookings desk, which looks for a service centre near you and passes it on. Write your suburb or postcode in the comment, so that the desk knows where to look.',
  },
  next: { id: 'booking.next', defaultMessage: 'What happens next' },
  next1: { id: 'booking.next.1', defaultMessage: 'You get a receipt by e-mail at once.' },
  next2: {
    id: 'booking.next.2',
    defaultMessage: 'On the next working day you get a call about the time and the price.',
  },
  next3: { id: 'booking.next.3', defaultMessage: 'Once you agree, it is booked. You pay at the service centre.' },
  services: { id: 'booking.services', defaultMessage: 'Not sure which service?' },
  servicesLink: { id: 'booking.servicesLink', defaultMessage: 'Read what each one includes' },
});

const withCode = defineMessages<{ goesToDealer: { code: string } }>({
  goesToDealer: {
    id: 'booking.goesToDealer',
    defaultMessage:
      'It names the service centre that you chose (number {code}). Centres that take bookings by e-mail get it at once; for all others our bookings desk passes it on.',
  },
});

export const messages = { ...plain, ...withCode };
