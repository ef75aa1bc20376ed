import { places } from './places.ts';

/** Highways as sequences of towns of one or more states, from common knowledge: `reference: town, town, …`. */
const table = `
SH1: Kaitāia, Kerikeri, Whangārei, Warkworth, Orewa, Albany, Auckland, Manukau, Papakura, Hamilton, Cambridge, Tokoroa, Taupō, Taihape, Levin, Paraparaumu, Porirua, Wellington
SH1: Picton, Blenheim, Kaikōura, Christchurch, Rolleston, Ashburton, Timaru, Oamaru, Dunedin, Mosgiel, Gore, Invercargill
SH2: Papakura, Thames, Tauranga, Whakatāne, Gisborne, Napier, Hastings, Masterton, Upper Hutt, Lower Hutt, Wellington
SH3: Hamilton, Te Awamutu, Te Kūiti, New Plymouth, Hāwera, Whanganui, Palmerston North, Levin
SH5: Tokoroa, Rotorua, Taupō, Napier
SH6: Blenheim, Nelson, Westport, Greymouth, Hokitika, Haast, Wānaka, Cromwell, Queenstown
SH8: Timaru, Cromwell, Alexandra, Mosgiel
SH94: Gore, Te Anau
M31: Sydney, Campbelltown, Goulburn, Yass, Gundagai, Albury, Wangaratta, Seymour, Craigieburn, Melbourne
M1: Sydney, Hornsby, Gosford, Newcastle, Taree, Port Macquarie, Coffs Harbour, Grafton, Byron Bay, Gold Coast, Beenleigh, Brisbane
M1: Brisbane, Caboolture, Gympie, Maryborough, Bundaberg, Gladstone, Rockhampton, Mackay, Bowen, Townsville, Ingham, Innisfail, Cairns
A1: Sydney, Wollongong, Nowra, Batemans Bay, Bega, Orbost, Bairnsdale, Sale, Traralgon, Pakenham, Dandenong, Melbourne
M1: Melbourne, Werribee, Geelong, Colac, Warrnambool, Portland, Mount Gambier
M8: Melbourne, Melton, Ballarat, Ararat, Horsham, Keith, Murray Bridge, Mount Barker, Adelaide
M79: Melbourne, Sunbury, Bendigo, Echuca
A79: Bendigo, Swan Hill, Mildura
A39: Seymour, Shepparton, Narrandera, Dubbo, Narrabri, Moree, Goondiwindi, Toowoomba
A32: Sydney, Parramatta, Penrith, Katoomba, Bathurst, Orange, Dubbo, Nyngan, Cobar, Broken Hill, Port Pirie
A15: Newcastle, Maitland, Singleton, Muswellbrook, Tamworth, Armidale, Warwick, Ipswich, Brisbane
A20: Gundagai, Wagga Wagga, Narrandera, Hay, Mildura, Renmark, Gawler, Adelaide
M23: Goulburn, Canberra, Cooma, Bega
A2: Brisbane, Ipswich, Toowoomba, Dalby, Roma, Charleville, Longreach, Cloncurry, Mount Isa, Tennant Creek
A4: Rockhampton, Emerald, Longreach
A6: Townsville, Charters Towers, Cloncurry
A1: Adelaide, Port Pirie, Port Augusta, Ceduna, Norseman, Esperance, Albany, Bunbury, Mandurah, Rockingham, Perth
A87: Port Augusta, Coober Pedy, Alice Springs, Tennant Creek, Katherine, Darwin
1: Katherine, Kununurra, Halls Creek, Broome, Port Hedland, Karratha, Carnarvon, Geraldton, Joondalup, Perth
94: Perth, Midland, Northam, Merredin, Kalgoorlie, Norseman
95: Midland, Newman, Port Hedland
B100: Port Augusta, Whyalla, Port Lincoln, Ceduna
1: Hobart, Campbell Town, Launceston, Devonport, Burnie
`;

/** Towns whose name occurs in both countries or in two states. */
const elsewhere: Readonly<Record<string, string>> = { Hamilton: 'NZ', Queenstown: 'NZ', Albany: 'NZ' };

const find = (name: string, ref: string) => {
  const named = places.filter((place) => place.name === name);
  const inNewZealand = ref.startsWith('SH');
  const found =
    named.length > 1 && name in elsewhere ? named.find(({ state }) => (state === 'NZ') === inNewZealand) : named[0];
  if (!found) throw new Error(`The highway ${ref} names ${name}, which is no place of the map.`);
  return found.at;
};

/** Each road is a sequence of straight lines between towns, exact enough for a map on which a town is a dot. */
export const roads = table
  .trim()
  .split('\n')
  .map((line) => {
    const [ref = '', towns = ''] = line.split(': ');
    return { ref, line: towns.split(', ').map((town) => find(town, ref)) };
  });
