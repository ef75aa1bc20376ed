import { legalDocument } from './legal-document.ts';

export const warranty = legalDocument('warranty', {
  title: 'Warranty',
  description: 'How long Southline stands behind each kind of part, what is covered, and how to make a claim.',
  dated: 'For parts bought in Australia and New Zealand',
  sections: {
    promise: {
      heading: 'What we promise',
      blocks: [
        'A Southline part that fails because of a defect in material or workmanship within its warranty period is replaced or its price refunded. You need the receipt or the order number; the part may have been bought from us or from one of our stockists.',
        'Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure. In New Zealand the Consumer Guarantees Act applies.',
      ],
    },
    periods: {
      heading: 'Warranty periods',
      blocks: [
        [
          'Car and light commercial batteries: the months that are printed on the label, 24 to 40; half of it in taxis and hire cars.',
          'Marine and deep-cycle batteries: 12 to 24 months, as printed on the label.',
          'Brakes, drive belts, tensioner kits, filters, wiper arms and hose clamps: 24 months or 40,000 km, whichever comes first.',
          'Spark plugs, light bulbs and wiper blades: 12 months. Wear that comes with use is not a defect.',
          'Power tools: 24 months; their batteries and chargers 12.',
          'Chemicals, fluids and oils: until the date on the pack, sealed.',
        ],
      ],
    },
    excluded: {
      heading: 'What is not covered',
      blocks: [
        [
          'parts that were fitted to a vehicle or a purpose that they are not made for, or not fitted as their instructions say;',
          'damage by accident, misuse, a fault elsewhere in the vehicle, or a battery that was left flat, overcharged or run dry;',
          'wear of parts that are made to wear, such as brake pads, beyond what is usual;',
          'racing.',
        ],
      ],
    },
    claim: {
      heading: 'How to claim',
      blocks: [
        'Parts that you ordered here: open the order in your account and ask for a return, with a photo if you can. Parts from a stockist: take the part and the receipt there. Or write to {email}, or call {phone}. We tell you within five working days what happens next, and bear the reasonable cost of bringing a defective part back.',
        'A battery is tested before it is replaced; a test takes minutes and costs nothing. A part that is replaced keeps the warranty of the first one for the time that is left.',
      ],
    },
  },
});
