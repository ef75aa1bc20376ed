import { legalDocument } from './legal-document.ts';

export const returns = legalDocument('returns', {
  title: 'Return policy',
  description: 'Sending parts back to Southline: how long you have, how it works, and when the money is back.',
  dated: 'For orders placed on this website',
  sections: {
    when: {
      heading: 'When you can return a part',
      blocks: [
        'You have 30 days from the day of the order, once it has been delivered, with the original receipt: your tax invoice or order confirmation. Say what is the matter:',
        [
          'Incorrect Part: it is not what you ordered, or does not fit the vehicle that it was said to fit.',
          'Incorrect Quantity: you received more or fewer than you ordered.',
          'Damaged on Delivery: it arrived broken, or its packing did.',
          'Defective Part: it failed in use. Defects are warranty claims, and have longer: see the warranty.',
        ],
        'A part comes back unused, complete and in its packing, unless it was damaged or defective. Opened fluids and chemicals, and parts made to order or ordered specially, are not refunded unless they are defective or unfit for their purpose.',
        'We may need to assess defective goods before we refund, repair or replace them.',
      ],
    },
    how: {
      heading: 'How it works',
      blocks: [
        'Members fill in the return request on this site first. Sign in: the menu shows the returns only then. Choose the order, the lines and how many of each, and add a photo of what is damaged. We answer each line: approved, declined with the reason, or with a question. If you ordered without an account, write to {email} with the order number.',
        'Send approved parts back with the return number on the parcel. Where the mistake is ours, the carriage is ours as well.',
      ],
    },
    money: {
      heading: 'When the money is back',
      blocks: [
        'What you paid for the parts that come back, GST included and your share of a voucher taken off, goes back to the card that you paid with as soon as the return is processed. Banks take two to five working days to show it. If the whole order comes back because of our mistake, the delivery fee comes back with it.',
      ],
    },
    rights: {
      heading: 'Your rights beside this',
      blocks: [
        'This policy comes on top of what the Australian Consumer Law and the New Zealand Consumer Guarantees Act give you; it takes none of it away. Questions: {phone}.',
      ],
    },
  },
});
