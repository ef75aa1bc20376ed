import { type FamilyPlan, kind } from '../draft.ts';
import { priced } from '../price.ts';

// subcategory|product|code|colours|sizes|pack|place in the price band|standard
const table = `Gloves|Nitrile Gloves Disposable|NG|black blue orange|S M L XL 2XL|100|.13|AS/NZS 2161.10
Gloves|Latex Gloves Disposable|LG|clear|S M L XL|100|.09|AS/NZS 2161.10
Gloves|Mechanics Gloves|MG|black grey orange|S M L XL 2XL|1|.18|AS/NZS 2161.3
Gloves|Cut Resistant Gloves|CG|grey black yellow|S M L XL 2XL|1|.12|AS/NZS 2161.3
Gloves|Chemical Gloves|HG|blue black|M L XL 2XL|1|.1|AS/NZS 2161.10
Gloves|Welding Gauntlet|WG|blue black|L XL|1|.16|AS/NZS 2161.3
Gloves|Rigger Gloves|RG|yellow grey|M L XL 2XL|1|.09|AS/NZS 2161.3
Eyewear|Safety Glasses|SG|clear smoke yellow|M L|1|.05|AS/NZS 1337.1
Eyewear|Over Glasses|OG|clear smoke|L|1|.07|AS/NZS 1337.1
Eyewear|Safety Goggles|GG|clear smoke|M L|1|.1|AS/NZS 1337.1
Eyewear|Face Shield|FS|clear smoke|L|1|.2|AS/NZS 1337.1
Eyewear|Welding Helmet|WH|black blue|L|1|.75|AS/NZS 1337.1
Hearing|Ear Plugs|EP|orange yellow|M L|20|.04|AS/NZS 1270
Hearing|Ear Muffs|EM|black yellow orange|L|1|.22|AS/NZS 1270
Respiratory|Dust Mask P2|DM|grey|M L|20|.14|AS/NZS 1716
Respiratory|Half Face Respirator|HR|grey blue|S M L|1|.24|AS/NZS 1716
Respiratory|Respirator Cartridge|RC|grey black|L|10|.3|AS/NZS 1716
Hi-Vis|Hi-Vis Vest|HV|yellow orange|S M L XL 2XL 3XL 4XL 5XL|1|.07|AS/NZS 4602.1
Hi-Vis|Hi-Vis Polo|HP|yellow orange|S M L XL 2XL 3XL 4XL 5XL|1|.16|AS/NZS 4602.1
Hi-Vis|Hi-Vis Jacket|HJ|yellow orange|S M L XL 2XL 3XL 4XL 5XL|1|.48|AS/NZS 4602.1
Hi-Vis|Rain Jacket|RJ|yellow orange blue|S M L XL 2XL 3XL 4XL|1|.36|AS/NZS 4602.1
Coveralls|Coveralls|CV|blue black orange grey|S M L XL 2XL 3XL 4XL|1|.5|AS/NZS 4602.1
Coveralls|Disposable Coveralls|DC|blue grey|M L XL 2XL 3XL|1|.05|
Footwear|Safety Boots|SB|black grey|4 5 6 7 8 9 10 11 12 13 14|1|.85|AS/NZS 2210.3
Footwear|Gumboots|GB|black blue|4 5 6 7 8 9 10 11 12 13|1|.34|AS/NZS 2210.3
Head|Hard Hat|HH|yellow orange blue|L|1|.15|AS/NZS 1801
Head|Bump Cap|BC|black blue grey|L|1|.18|AS/NZS 1801
Head|Knee Pads|KP|black grey|L|1|.24|
First Aid|First Aid Kit|FA|orange|M L XL|1|.5|
First Aid|Sun Screen SPF50+|SS|clear|S M L|1|.08|AS/NZS 4399`;

const colourCodes: Readonly<Record<string, string>> = {
  black: 'BK',
  blue: 'BU',
  orange: 'OR',
  yellow: 'YE',
  grey: 'GR',
  clear: 'CL',
  smoke: 'SM',
};

type Item = {
  item: string;
  product: string;
  code: string;
  colour: string;
  size: string;
  pack: number;
  level: number;
  standard: string;
  order: number;
};

const items: readonly Item[] = table
  .split('\n')
  .flatMap((line) => {
    const [item = '', product = '', code = '', colours = '', sizes = '', pack = '1', level = '0', standard = ''] =
      line.split('|');
    return sizes.split(' ').flatMap((size, step) =>
      colours.split(' ').map(
        (colour, tone): Item => ({
          item,
          product,
          code,
          colour,
          size,
          pack: Number(pack),
          level: Number(level),
          standard,
          order: step + tone * 12,
        }),
      ),
    );
  })
  // One of each product before second colours or sizes.
  .sort((a, b) => a.order - b.order);

export const ppe: FamilyPlan = {
  family: 'ppe',
  share: 0.03,
  subcategories: [
    'Gloves',
    'Eyewear',
    'Hearing',
    'Respiratory',
    'Hi-Vis',
    'Coveralls',
    'Footwear',
    'Head',
    'First Aid',
  ],
  kinds: [
    kind({
      share: 1,
      bases: () => items,
      variants: [1, 10, 12],
      draft: ({ item, product, code, colour, size, pack, level, standard }, boxes, { random }) => {
        const one = priced(random, [2, 180], level);
        const worn = !/Glass|Goggle|Shield|Plug|Muff|Cartridge|Kit|Screen|Hat|Cap|Pads/.test(product);
        return {
          number: `PE${code}${colourCodes[colour] ?? ''}${size}${boxes > 1 ? `-${boxes}` : ''}`,
          item,
          description: `${product} ${colour}${worn ? ` size ${size}` : size === 'L' || size === 'M' ? '' : ` ${size}`}${pack > 1 ? ` (${pack} pk)` : ''}${boxes > 1 ? `, carton of ${boxes}` : ''}`,
          grade: 'STANDARD',
          cents: boxes === 1 ? one : Math.floor((one * boxes * 0.86) / 100) * 100 + 50,
          attributes: {
            item,
            product,
            colour,
            size,
            pack_qty: String(pack * boxes),
            standard,
            ...(item === 'Hearing' ? { slc80_class: product === 'Ear Muffs' ? '5' : '4' } : {}),
            ...(/P2/.test(product) ? { filter_class: 'P2' } : {}),
          },
        };
      },
    }),
  ],
};
