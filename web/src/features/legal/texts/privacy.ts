import { legalDocument } from './legal-document.ts';

export const privacy = legalDocument('privacy', {
  title: 'Privacy policy',
  description: 'What Southline knows about you, why, for how long, and how you see, correct or remove it.',
  dated: 'December 2015',
  sections: {
    scope: {
      heading: 'What this policy covers',
      blocks: [
        'This policy says how Southline handles personal information in Australia and New Zealand: on this website, in the trade ordering portal, by mail and on the phone. We follow the Australian Privacy Principles and the New Zealand information privacy principles; where they differ, we apply the one that protects you more.',
      ],
    },
    collected: {
      heading: 'What we collect',
      blocks: [
        'We collect what we need to do what you asked for, and nothing beside it:',
        [
          'when you order: your name, delivery address, phone number and e-mail address, what you bought, and your own order number and notes if you give them;',
          'when you join: your name, e-mail address, mobile number, postcode and a password, of which we keep only a form that cannot be turned back;',
          'when you ask us something, book a service or enter a promotion: what you write into the form, and the receipt that you upload;',
          'when you look up a vehicle: the registration or the VIN for as long as the look-up takes. They stand in no address and in no log, and we do not keep them.',
        ],
        'Your card details go from your browser straight to our payment provider. They never pass through our systems, and we could not show them to you or to anybody else.',
      ],
    },
    cookies: {
      heading: 'Cookies and your browser',
      blocks: [
        'One cookie holds your cart if you have put something into it, one your session while you are signed in, one your choice of language. Where you have signed in, one more marks the device for 365 days, so that we can mail you when a new one is used. They carry no personal information and are read by us alone. Your browser also remembers the vehicle that you chose, without its plate. We use no advertising and no tracking. We count how often each page is looked at: your browser tells us which page it is, never what you searched or entered, with a random number that it keeps until you close the tab. We keep only the counts, for 400 days, and for two days what we need so that nobody is counted twice. A browser that asks not to be tracked (Do Not Track or Global Privacy Control) is not counted.',
      ],
    },
    used: {
      heading: 'What we use it for',
      blocks: [
        'To deliver and invoice what you ordered, to answer you, to run your account, to process returns, to draw and tell winners, and to keep our systems safe. We do not sell personal information and we do not send marketing that you have not asked for.',
      ],
    },
    shared: {
      heading: 'Who else sees it',
      blocks: [
        'The carrier gets your delivery address and phone number, the dealer of your order what is needed to look after it, our payment provider what a payment needs. A service booking goes to the dealer that you chose, and to our bookings desk where you chose none. We pass information on to authorities only where the law obliges us to.',
      ],
    },
    kept: {
      heading: 'How long we keep it',
      blocks: [
        [
          'orders and their papers: seven years, as tax law requires;',
          'accounts: until you ask us to close yours; an account that was never verified, 30 days;',
          'enquiries and bookings: two years;',
          'promotion entries and receipts: until six months after the draw; a receipt without an entry, one day;',
          'carts of visitors without an account: 30 days after their last change.',
        ],
      ],
    },
    security: {
      heading: 'How we protect it',
      blocks: [
        'Every connection is encrypted. Each of our systems sees only what it needs and every access is checked where the record lies. Uploaded pictures are drawn anew, so that what your camera notes about place and time is gone, and only you and our staff can open them.',
      ],
    },
    access: {
      heading: 'Seeing and correcting what we hold',
      blocks: [
        'You see and change your details yourself in your account. For anything else, ask us: write to {email} or call {phone}. We acknowledge a request for access within 7 days and give access within 30 days in most cases. If something is wrong we correct it; if we cannot give access to a part, we say why. We charge nothing for asking.',
      ],
    },
    complaints: {
      heading: 'Complaints',
      blocks: [
        'If you think that we have not kept to this policy, tell us at {email} or {phone}. We acknowledge a complaint within 7 days and advise you of its resolution within 30 days. If you are not satisfied, you can take it to the Office of the Australian Information Commissioner or to the New Zealand Privacy Commissioner.',
      ],
    },
    changes: {
      heading: 'Changes',
      blocks: ['If this policy changes, the new one stands here with its date before it applies.'],
    },
  },
});
