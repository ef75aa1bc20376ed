import { legalDocument } from './legal-document.ts';

export const terms = legalDocument('terms', {
  title: 'Terms and conditions',
  description: 'The terms on which Southline offers this website and sells parts through it.',
  dated: 'In force for orders placed from now on',
  sections: {
    about: {
      heading: 'Who we are',
      blocks: [
        'This website and its trade ordering portal are run by Southline Automotive Parts. By using them or ordering through them you accept these terms. Questions: {phone}, {email}.',
      ],
    },
    prices: {
      heading: 'Prices and GST',
      blocks: [
        'All prices are in Australian dollars, in both regions, and include GST. They are recommended prices, correct at the time of publication. A price that changes while a part is in your cart is shown to you before you pay; you are never charged a total that you have not seen. For parts marked POA we tell you the price before we send them.',
      ],
    },
    orders: {
      heading: 'Orders',
      blocks: [
        'Your order is an offer; the contract is made when we confirm the order by e-mail. Parts are reserved for you when you begin to pay. If we cannot supply what you have paid for, you get your money back at once. Some parts are sold in a minimum quantity or in multiples, which the page says.',
        'Check that a part suits your vehicle before you fit it. What we show as fitting is taken with care from vehicle data; where it depends on something that data cannot tell, such as an option or a date of manufacture, the page says so.',
      ],
    },
    payment: {
      heading: 'Payment',
      blocks: [
        'You pay by card on our payment provider’s system. Your tax invoice is sent with the confirmation and can be downloaded again.',
      ],
    },
    delivery: {
      heading: 'Delivery',
      blocks: [
        'We deliver within Australia from our warehouse in Victoria. The delivery fee, and from which subtotal there is none, are shown in the cart. The risk passes to you when the parts are handed over. Tell us within two working days if a parcel arrives damaged.',
      ],
    },
    returns: {
      heading: 'Returns and warranty',
      blocks: [
        'The return policy and the warranty are part of these terms. Nothing in them takes away rights that the Australian Consumer Law or the New Zealand Consumer Guarantees Act give you and that cannot be excluded.',
      ],
    },
    account: {
      heading: 'Your account',
      blocks: [
        'Keep your password to yourself; what is ordered through your account is ordered by you. Tell us at once if you think that somebody else has used it. We may close an account that is used to harm others or this website.',
      ],
    },
    content: {
      heading: 'What you find here',
      blocks: [
        'Texts, drawings and documents on this website are ours. You may print and share data sheets, catalogues and safety data sheets as they are. Links to other websites lead to places that we do not answer for.',
      ],
    },
    liability: {
      heading: 'Liability',
      blocks: [
        'As far as the law allows, our liability for a part is limited to replacing it, repairing it, or paying what either costs, and we are not liable for losses that could not be foreseen. This limits no right that cannot be limited by law.',
      ],
    },
    law: {
      heading: 'Governing law',
      blocks: [
        'These terms are governed by the law of Victoria, Australia, and its courts decide about them. Consumers in New Zealand keep the protection of their own law.',
      ],
    },
  },
});
