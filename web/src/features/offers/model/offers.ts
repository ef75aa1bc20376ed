import { messages } from '../messages.ts';

/** Current offers: `picture` among the screen's pictures, `path` under the region: a page of the range, or an event. */
export const offers = [
  {
    picture: 'delivery',
    title: messages.delivery,
    text: messages.deliveryText,
    go: messages.deliveryGo,
    path: 'products',
  },
  {
    picture: 'kits',
    title: messages.kits,
    text: messages.kitsText,
    go: messages.kitsGo,
    path: 'products/Drive-Belts-Tensioner-Kits/Drive-Belt-Tensioner-Kits',
  },
  {
    picture: 'oil',
    title: messages.oil,
    text: messages.oilText,
    go: messages.oilGo,
    path: 'products/Fluids-Oils/Engine-Oils',
  },
  {
    picture: 'check',
    title: messages.check,
    text: messages.checkText,
    go: messages.more,
    path: 'events/battery-check',
  },
  {
    picture: 'evening',
    title: messages.evening,
    text: messages.eveningText,
    go: messages.more,
    path: 'events/workshop-evening',
  },
  {
    picture: 'recycling',
    title: messages.recycling,
    text: messages.recyclingText,
    go: messages.more,
    path: 'events/old-battery',
  },
];
