import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact us' },
  lead: {
    id: 'contact.lead',
    defaultMessage:
      'Ask about a part, an order, a return or a stockist. The enquiry goes to the people at the parts desk, who answer on working days, as a rule within two of them.',
  },
  comment: { id: 'contact.comment', defaultMessage: 'Comment (optional)' },
  commentHint: {
    id: 'contact.commentHint',
    defaultMessage: 'A part number, an order number, or the make, model and year of the car saves a question back.',
  },
  send: { id: 'contact.send', defaultMessage: 'Send the enquiry' },
  sending: { id: 'contact.sending', defaultMessage: 'Sending the enquiry' },
  sent: { id: 'contact.sent', defaultMessage: 'The enquiry has been sent.' },
  sentNext: {
    id: 'contact.sentNext',
    defaultMessage: 'A receipt that says what happens next is on its way to your e-mail. There is nothing more to do.',
  },
  another: { id: 'contact.another', defaultMessage: 'Write another enquiry' },
  call: { id: 'contact.call', defaultMessage: 'Call the parts desk' },
  callHours: {
    id: 'contact.callHours',
    defaultMessage: 'Monday to Friday, 8 am to 5 pm Melbourne time, public holidays in Victoria excepted.',
  },
  write: { id: 'contact.write', defaultMessage: 'Write to us' },
  letters: { id: 'contact.letters', defaultMessage: 'Letters and agreed returns' },
  lettersNote: {
    id: 'contact.lettersNote',
    defaultMessage: 'The warehouse has no counter: please do not come by to collect parts.',
  },
  details: { id: 'contact.details', defaultMessage: 'Your details' },
  detailsText: {
    id: 'contact.detailsText',
    defaultMessage: 'We use them to answer you, and for nothing else. See the',
  },
  privacy: { id: 'contact.privacy', defaultMessage: 'privacy policy' },
});
