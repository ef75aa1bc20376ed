/**
 * Cities and towns by common knowledge, to two decimals of a degree. Rank: 0 is named first when the map is small, 7 last.
 * `name, state, longitude, latitude, rank`
 */
const table = `
Auckland NZ 174.76 -36.85 0
Wellington NZ 174.78 -41.29 0
Christchurch NZ 172.64 -43.53 0
Hamilton NZ 175.28 -37.79 2
Tauranga NZ 176.17 -37.69 2
Dunedin NZ 170.50 -45.87 1
Palmerston North NZ 175.61 -40.36 3
Napier NZ 176.91 -39.49 3
Hastings NZ 176.84 -39.64 4
Nelson NZ 173.28 -41.27 2
Rotorua NZ 176.25 -38.14 3
New Plymouth NZ 174.08 -39.06 2
Whangārei NZ 174.32 -35.73 2
Invercargill NZ 168.35 -46.41 1
Whanganui NZ 175.05 -39.93 4
Gisborne NZ 178.02 -38.66 2
Blenheim NZ 173.96 -41.51 4
Timaru NZ 171.25 -44.40 3
Taupō NZ 176.07 -38.69 3
Masterton NZ 175.66 -40.95 5
Levin NZ 175.29 -40.62 6
Ashburton NZ 171.75 -43.90 5
Oamaru NZ 170.97 -45.10 4
Queenstown NZ 168.66 -45.03 2
Wānaka NZ 169.13 -44.70 5
Greymouth NZ 171.21 -42.45 3
Westport NZ 171.60 -41.75 5
Hokitika NZ 170.97 -42.72 6
Kaikōura NZ 173.68 -42.40 4
Picton NZ 174.00 -41.29 5
Kaitāia NZ 173.26 -35.11 4
Kerikeri NZ 173.95 -35.23 6
Thames NZ 175.54 -37.14 6
Whakatāne NZ 176.99 -37.95 5
Tokoroa NZ 175.87 -38.22 6
Te Kūiti NZ 175.16 -38.33 6
Taihape NZ 175.80 -39.68 6
Hāwera NZ 174.28 -39.59 6
Gore NZ 168.94 -46.10 6
Cromwell NZ 169.20 -45.04 6
Alexandra NZ 169.38 -45.25 6
Te Anau NZ 167.72 -45.41 5
Haast NZ 169.04 -43.88 6
Porirua NZ 174.84 -41.13 6
Lower Hutt NZ 174.91 -41.21 6
Upper Hutt NZ 175.07 -41.12 7
Paraparaumu NZ 175.01 -40.92 6
Kaiapoi NZ 172.66 -43.38 7
Rolleston NZ 172.38 -43.59 7
Rangiora NZ 172.60 -43.30 7
Lyttelton NZ 172.72 -43.60 7
Mosgiel NZ 170.35 -45.87 7
Cambridge NZ 175.47 -37.89 7
Te Awamutu NZ 175.32 -38.01 7
Takapuna NZ 174.77 -36.79 6
Albany NZ 174.70 -36.73 7
Henderson NZ 174.63 -36.88 6
New Lynn NZ 174.68 -36.91 7
Onehunga NZ 174.79 -36.92 7
Penrose NZ 174.82 -36.91 7
Howick NZ 174.93 -36.90 7
Manukau NZ 174.88 -36.99 6
Māngere NZ 174.80 -36.97 7
Papakura NZ 174.94 -37.06 6
Pukekohe NZ 174.90 -37.20 6
Waiuku NZ 174.73 -37.25 7
Orewa NZ 174.70 -36.59 6
Warkworth NZ 174.66 -36.40 6
Kumeū NZ 174.56 -36.78 7
Helensville NZ 174.45 -36.68 7
Waiheke Island NZ 175.08 -36.80 7
Sydney NSW 151.21 -33.87 0
Newcastle NSW 151.78 -32.93 2
Wollongong NSW 150.89 -34.43 3
Gosford NSW 151.34 -33.43 5
Parramatta NSW 151.00 -33.82 5
Liverpool NSW 150.92 -33.92 6
Penrith NSW 150.69 -33.75 5
Blacktown NSW 150.91 -33.77 6
Hornsby NSW 151.10 -33.70 6
Chatswood NSW 151.18 -33.80 7
Manly NSW 151.29 -33.80 7
Bankstown NSW 151.03 -33.92 7
Hurstville NSW 151.10 -33.97 7
Cronulla NSW 151.15 -34.06 7
Sutherland NSW 151.06 -34.03 7
Campbelltown NSW 150.82 -34.07 5
Castle Hill NSW 151.00 -33.73 7
Bondi NSW 151.27 -33.89 7
Katoomba NSW 150.31 -33.71 6
Goulburn NSW 149.72 -34.75 4
Yass NSW 148.91 -34.84 6
Gundagai NSW 148.11 -35.07 6
Wagga Wagga NSW 147.37 -35.11 3
Albury NSW 146.92 -36.08 3
Bathurst NSW 149.58 -33.42 4
Orange NSW 149.10 -33.28 4
Dubbo NSW 148.60 -32.24 3
Tamworth NSW 150.92 -31.09 3
Armidale NSW 151.67 -30.51 4
Port Macquarie NSW 152.91 -31.43 4
Taree NSW 152.46 -31.91 6
Coffs Harbour NSW 153.11 -30.30 3
Grafton NSW 152.93 -29.69 6
Lismore NSW 153.28 -28.81 5
Byron Bay NSW 153.61 -28.64 6
Nowra NSW 150.60 -34.88 5
Batemans Bay NSW 150.18 -35.71 6
Bega NSW 149.84 -36.67 5
Cooma NSW 149.13 -36.24 6
Griffith NSW 146.04 -34.29 4
Hay NSW 144.85 -34.51 5
Narrandera NSW 146.55 -34.75 6
Broken Hill NSW 141.47 -31.95 2
Cobar NSW 145.84 -31.50 4
Nyngan NSW 147.19 -31.56 6
Bourke NSW 145.94 -30.09 4
Moree NSW 149.84 -29.47 4
Narrabri NSW 149.78 -30.33 6
Maitland NSW 151.56 -32.73 6
Singleton NSW 151.17 -32.57 6
Muswellbrook NSW 150.89 -32.27 6
Canberra ACT 149.13 -35.28 0
Melbourne VIC 144.96 -37.81 0
Geelong VIC 144.36 -38.15 3
Ballarat VIC 143.85 -37.56 3
Bendigo VIC 144.28 -36.76 3
Shepparton VIC 145.40 -36.38 4
Wodonga VIC 146.89 -36.12 6
Wangaratta VIC 146.31 -36.36 5
Seymour VIC 145.14 -37.03 6
Echuca VIC 144.75 -36.13 5
Swan Hill VIC 143.55 -35.34 4
Mildura VIC 142.16 -34.19 2
Horsham VIC 142.20 -36.71 4
Ararat VIC 142.93 -37.28 6
Warrnambool VIC 142.48 -38.38 3
Portland VIC 141.60 -38.34 5
Hamilton VIC 142.02 -37.74 6
Colac VIC 143.59 -38.34 6
Traralgon VIC 146.54 -38.20 4
Sale VIC 147.07 -38.11 5
Bairnsdale VIC 147.63 -37.82 5
Orbost VIC 148.46 -37.71 6
Dandenong VIC 145.21 -37.99 5
Frankston VIC 145.13 -38.14 5
Cranbourne VIC 145.28 -38.11 7
Pakenham VIC 145.49 -38.07 6
Ringwood VIC 145.23 -37.81 6
Lilydale VIC 145.35 -37.76 7
Box Hill VIC 145.12 -37.82 7
Footscray VIC 144.90 -37.80 7
Sunshine VIC 144.83 -37.79 6
Werribee VIC 144.66 -37.90 5
Melton VIC 144.58 -37.68 6
Sunbury VIC 144.73 -37.58 6
Broadmeadows VIC 144.92 -37.68 6
Craigieburn VIC 144.94 -37.60 7
Preston VIC 145.00 -37.74 7
St Kilda VIC 144.98 -37.87 7
Brighton VIC 145.00 -37.91 7
Moorabbin VIC 145.06 -37.94 7
Mornington VIC 145.04 -38.22 6
Brisbane QLD 153.03 -27.47 0
Gold Coast QLD 153.40 -28.00 2
Sunshine Coast QLD 153.07 -26.65 4
Ipswich QLD 152.76 -27.61 5
Toowoomba QLD 151.95 -27.56 3
Logan QLD 153.11 -27.64 6
Caboolture QLD 152.95 -27.08 6
Redcliffe QLD 153.10 -27.23 7
Chermside QLD 153.03 -27.39 7
Cleveland QLD 153.27 -27.53 7
Beenleigh QLD 153.20 -27.71 7
Southport QLD 153.41 -27.97 7
Gympie QLD 152.67 -26.19 6
Maryborough QLD 152.70 -25.54 6
Hervey Bay QLD 152.84 -25.29 4
Bundaberg QLD 152.35 -24.87 3
Gladstone QLD 151.26 -23.84 4
Rockhampton QLD 150.51 -23.38 2
Mackay QLD 149.18 -21.14 2
Bowen QLD 148.24 -20.01 5
Townsville QLD 146.82 -19.26 1
Ingham QLD 146.16 -18.65 6
Innisfail QLD 146.03 -17.52 6
Cairns QLD 145.77 -16.92 1
Cooktown QLD 145.25 -15.47 4
Weipa QLD 141.87 -12.63 3
Mount Isa QLD 139.49 -20.73 1
Cloncurry QLD 140.50 -20.71 5
Longreach QLD 144.25 -23.44 2
Charters Towers QLD 146.26 -20.08 5
Emerald QLD 148.16 -23.52 4
Roma QLD 148.79 -26.57 4
Charleville QLD 146.24 -26.41 3
Goondiwindi QLD 150.31 -28.55 5
Warwick QLD 152.03 -28.22 6
Dalby QLD 151.26 -27.18 6
Adelaide SA 138.60 -34.93 0
Port Adelaide SA 138.50 -34.85 7
Elizabeth SA 138.67 -34.72 6
Salisbury SA 138.64 -34.76 7
Glenelg SA 138.52 -34.98 7
Noarlunga SA 138.50 -35.14 6
Gawler SA 138.75 -34.60 6
Mount Barker SA 138.86 -35.07 6
Murray Bridge SA 139.27 -35.12 5
Victor Harbor SA 138.62 -35.55 6
Mount Gambier SA 140.78 -37.83 2
Keith SA 140.36 -36.10 6
Renmark SA 140.75 -34.17 5
Port Pirie SA 138.01 -33.19 5
Port Augusta SA 137.77 -32.49 2
Whyalla SA 137.59 -33.03 4
Port Lincoln SA 135.86 -34.73 3
Ceduna SA 133.68 -32.13 2
Coober Pedy SA 134.75 -29.01 2
Perth WA 115.86 -31.95 0
Fremantle WA 115.75 -32.05 6
Joondalup WA 115.77 -31.74 6
Midland WA 116.01 -31.89 7
Cannington WA 115.93 -32.02 7
Armadale WA 116.01 -32.15 6
Rockingham WA 115.73 -32.28 5
Mandurah WA 115.72 -32.53 4
Bunbury WA 115.64 -33.33 3
Busselton WA 115.35 -33.65 5
Margaret River WA 115.07 -33.95 6
Albany WA 117.88 -35.02 2
Esperance WA 121.89 -33.86 2
Kalgoorlie WA 121.47 -30.75 1
Norseman WA 121.78 -32.20 5
Merredin WA 118.28 -31.48 5
Northam WA 116.67 -31.65 6
Geraldton WA 114.61 -28.77 2
Carnarvon WA 113.66 -24.88 3
Exmouth WA 114.13 -21.93 4
Karratha WA 116.85 -20.74 3
Port Hedland WA 118.60 -20.31 2
Newman WA 119.73 -23.36 3
Broome WA 122.24 -17.96 1
Derby WA 123.63 -17.30 5
Halls Creek WA 127.67 -18.22 4
Kununurra WA 128.74 -15.77 3
Hobart TAS 147.33 -42.88 0
Glenorchy TAS 147.27 -42.83 7
Kingston TAS 147.31 -42.98 7
Launceston TAS 147.14 -41.43 2
Devonport TAS 146.36 -41.18 4
Burnie TAS 145.90 -41.05 4
Queenstown TAS 145.55 -42.08 5
Campbell Town TAS 147.49 -41.93 6
Darwin NT 130.84 -12.46 0
Palmerston NT 130.98 -12.49 7
Katherine NT 132.26 -14.46 2
Tennant Creek NT 134.19 -19.65 2
Alice Springs NT 133.88 -23.70 1
Yulara NT 130.98 -25.24 4
Nhulunbuy NT 136.78 -12.18 4
`;

export interface Place {
  readonly name: string;
  /** NZ, or a state of Australia. */
  readonly state: string;
  readonly at: readonly [lng: number, lat: number];
  readonly rank: number;
}

const readPlace = (line: string): Place => {
  const [, name = '', state = '', lng, lat, rank] = /^(.+) ([A-Z]+) (\S+) (\S+) (\d)$/.exec(line) ?? [];
  return { name, state, at: [Number(lng), Number(lat)], rank: Number(rank) };
};

export const places: readonly Place[] = table.trim().split('\n').map(readPlace);
