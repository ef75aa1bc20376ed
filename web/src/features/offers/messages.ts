import { defineMessages, type MessageTag } from 'react-intl';
import texts from './messages.json';

export const messages = defineMessages(texts);

/** Texts of the page behind the checkout's banner. */
export const fuelCard = {
  ...defineMessages({
    title: { id: 'offers.fuelCard.title', defaultMessage: 'Mobil fuel card' },
    lead: {
      id: 'offers.fuelCard.lead',
      defaultMessage: 'One card per vehicle or driver, one statement for the books: fuel for trade buyers on account.',
    },
    whoTitle: { id: 'offers.fuelCard.who', defaultMessage: 'Who it is for' },
    who: {
      id: 'offers.fuelCard.who.text',
      defaultMessage:
        'Workshops, fleets and tradespeople who buy parts from us and fuel on the road. Each card can be limited to one vehicle or one driver, and to fuel and oil only.',
    },
    boundsTitle: { id: 'offers.fuelCard.bounds', defaultMessage: 'What it is not' },
    bounds: {
      id: 'offers.fuelCard.bounds.text',
      defaultMessage:
        'The card pays for fuel at the pump. It does not pay for orders here, which are paid by credit card, and the card issuer receives no details of your orders. The issuer sets the fees and limits; they are in its application form.',
    },
    askTitle: { id: 'offers.fuelCard.ask', defaultMessage: 'How to get one' },
    back: { id: 'offers.fuelCard.back', defaultMessage: 'Back to the checkout' },
  }),
  ...defineMessages<{ ask: { a: MessageTag } }>({
    ask: {
      id: 'offers.fuelCard.ask.text',
      defaultMessage:
        '<a>Write to us</a> with the name of your business and how many vehicles it runs. We send you the form and the conditions of the issuer, and nothing is agreed before you have signed them.',
    },
  }),
};
