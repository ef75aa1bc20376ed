interface Carrier {
  readonly name: string;
  /** Other names that staff enter. */
  readonly also?: readonly string[];
  /** Start of the tracking page's address; the number follows. */
  readonly tracking: string;
}

/** Carriers in Australia and New Zealand whose tracking pages take the number in the address. */
const carriers: readonly Carrier[] = [
  { name: 'Australia Post', also: ['AusPost'], tracking: 'https://auspost.com.au/mypost/track/details/' },
  { name: 'StarTrack', tracking: 'https://startrack.com.au/track/details/' },
  {
    name: 'Team Global Express',
    also: ['TGE', 'Toll', 'Toll IPEC', 'Toll Priority'],
    tracking: 'https://www.myteamge.com/?externalSearchQuery=',
  },
  {
    name: 'TNT',
    also: ['TNT Express'],
    tracking: 'https://www.tnt.com/express/en_au/site/shipping-tools/tracking.html?searchType=con&cons=',
  },
  { name: 'FedEx', also: ['Federal Express'], tracking: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'CouriersPlease', also: ['CP'], tracking: 'https://www.couriersplease.com.au/tools-track/no/' },
  { name: 'Aramex', also: ['Aramex Australia', 'Fastway'], tracking: 'https://www.aramex.com.au/tools/track?l=' },
  { name: 'Aramex New Zealand', also: ['Aramex NZ'], tracking: 'https://www.aramex.co.nz/tools/track?l=' },
  {
    name: 'Direct Freight Express',
    also: ['Direct Freight', 'DFE'],
    tracking: 'https://www.directfreight.com.au/ConsignmentStatus.aspx?lookuptype=0&consignment_no=',
  },
  { name: 'NZ Post', also: ['New Zealand Post'], tracking: 'https://www.nzpost.co.nz/tools/tracking?trackid=' },
  { name: 'CourierPost', tracking: 'https://trackandtrace.courierpost.co.nz/Search/' },
  {
    name: 'NZ Couriers',
    also: ['New Zealand Couriers', 'NZC'],
    tracking:
      'https://www.nzcouriers.co.nz/nzc/servlet/ITNG_TAndTServlet?page=1&VCCA=Enabled&Key_Type=BarCode&barcode_data=',
  },
  {
    name: 'DHL',
    also: ['DHL Express'],
    tracking: 'https://www.dhl.com/au-en/home/tracking/tracking-express.html?submit=1&tracking-id=',
  },
  { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum=' },
  { name: 'Sendle', tracking: 'https://track.sendle.com/tracking?ref=' },
];

/** Names to choose from; staff may enter any other. */
export const carrierNames: readonly string[] = carriers.map(({ name }) => name);

/** The form in which names are compared: without case, spaces and punctuation. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const trackingOf = new Map(
  carriers.flatMap(({ name, also = [], tracking }) => [name, ...also].map((known) => [plain(known), tracking])),
);

/** The carrier's page about a parcel; empty for an unknown carrier or without a number. */
export const trackingLink = (carrier: string, trackingNo: string): string => {
  const tracking = trackingOf.get(plain(carrier));
  const number = trackingNo.replace(/\s/g, '');
  return tracking && number ? `${tracking}${encodeURIComponent(number)}` : '';
};
