import { type FamilyPlan, kind } from '../draft.ts';
import { priced } from '../price.ts';
import { hash } from '../random.ts';

// subcategory|form|class: dangerous goods class and UN number follow from it. Products of each, comma between.
const ranges = `Cleaners|aerosol|gas|Brake & Parts Cleaner,Carburettor & Throttle Body Cleaner,Contact Cleaner,Air Conditioning Cleaner,Gasket Remover
Lubricants|aerosol|gas|Penetrating Lubricant,Silicone Spray,White Lithium Grease,Chain Lube,Moisture Displacer
Workshop|aerosol|gas|Battery Terminal Protector,Engine Starting Fluid,Underbody Coating,De-Icer
Additives|bottle|liquid|Fuel Injector Cleaner,Diesel Injector Cleaner,Octane Booster,Diesel Biocide
Additives|bottle|none|Cooling System Flush,Radiator Stop Leak,Engine Flush,Oil Stop Leak,Transmission Stop Leak
Car Care|trigger|none|Glass Cleaner,Tyre Shine,Interior Cleaner,Leather Conditioner,Bug & Tar Remover
Car Care|bulk|none|Car Wash,Wash & Wax,Screen Wash
Cleaners|bulk|corrosive|Degreaser,Rust Converter
Workshop|bulk|none|AdBlue (AUS 32),Hand Cleaner
Sealants|tube|none|RTV Silicone Black,RTV Silicone Grey,Thread Locker Medium,Thread Locker High
Greases|cartridge|none|Bearing Grease,Multi-Purpose Grease,Anti-Seize`;

const sizes: Readonly<Record<string, readonly string[]>> = {
  aerosol: ['400 g', '300 g', '500 g', '350 g', '150 g'],
  bottle: ['300 mL', '375 mL', '500 mL', '250 mL', '946 mL', '125 mL'],
  trigger: ['500 mL', '946 mL', '5 L', '20 L', '250 mL'],
  bulk: ['1 L', '5 L', '20 L', '10 L', '205 L', '60 L'],
  tube: ['85 g', '50 g', '100 g'],
  cartridge: ['450 g', '500 g', '2.5 kg', '20 kg'],
};
const dangers: Readonly<Record<string, readonly [string, string]>> = {
  gas: ['2.1 flammable gas', 'UN1950'],
  liquid: ['3 flammable liquid', 'UN1993'],
  corrosive: ['8 corrosive', 'UN3264'],
  none: ['none', ''],
};

const loose = /Wash|AdBlue|Degreaser|Hand Cleaner/;

type Chemical = {
  item: string;
  product: string;
  serial: number;
  form: string;
  danger: string;
  size: string;
  amount: number;
};

function chemicals(): readonly Chemical[] {
  const products = ranges.split('\n').flatMap((line) => {
    const [item = '', form = '', danger = '', names = ''] = line.split('|');
    return names.split(',').map((product) => ({ item, product, form, danger }));
  });
  const longest = Math.max(...Object.values(sizes).map((list) => list.length));
  return Array.from({ length: longest }, (_, step) => step).flatMap((step) =>
    products.flatMap(({ item, product, form, danger }, index): Chemical[] => {
      const size = sizes[form]?.[step];
      if (!size) return [];
      const [figure = '1', unit = 'L'] = size.split(' ');
      const amount = Number(figure) / (unit === 'g' || unit === 'mL' ? 1000 : 1);
      const sold =
        form === 'trigger' && amount >= 5
          ? 'drum'
          : form === 'bulk'
            ? amount >= 10
              ? 'drum'
              : 'bottle'
            : form === 'cartridge' && amount > 0.6
              ? 'drum'
              : form;
      return [{ item, product, serial: 101 + index, form: sold, danger, size, amount }];
    }),
  );
}

export const chemicalsFamily: FamilyPlan = {
  family: 'chemicals',
  share: 0.015,
  subcategories: ['Cleaners', 'Lubricants', 'Additives', 'Car Care', 'Sealants', 'Greases', 'Workshop'],
  kinds: [
    kind({
      share: 1,
      bases: chemicals,
      variants: [1, 12],
      draft: ({ item, product, serial, form, danger, size, amount }, carton, { random }) => {
        const [dangerClass, un] = dangers[danger] ?? ['none', ''];
        const weight = size.endsWith('g');
        // A sample given away by vouchers and promotions.
        const free = size === '125 mL' && carton === 1;
        // A product has the same price level within its band in every size. Bulk liquids are cheaper per litre.
        const level = (hash(product) % 100) / 100;
        const band = loose.test(product) ? ([2, 7] as const) : ([7, 21] as const);
        const price = Math.min(95_000, Math.round(priced(random, band, level) * Math.max(0.7, (amount / 0.4) ** 0.78)));
        return {
          number: `CH${serial}${size.replace(/[^0-9a-zA-Z.]/g, '').toUpperCase()}${carton > 1 ? `-${carton}` : ''}`,
          item,
          description: `${product} ${size.replace(' ', '')}${carton > 1 ? `, carton of ${carton}` : ''}${free ? ', sample' : ''}`,
          grade: 'STANDARD',
          cents: free
            ? 0
            : carton > 1
              ? Math.floor((price * carton * 0.88) / 100) * 100 + 95
              : Math.floor(price / 5) * 5,
          free,
          attributes: {
            item,
            product,
            form,
            ...(weight ? { weight: size } : { volume: size }),
            dg_class: dangerClass,
            un_number: un,
            sds: 'yes',
            pack_qty: String(carton),
          },
          footnote: danger === 'none' ? '' : `Dangerous goods class ${dangerClass}: road freight only.`,
          ...(free ? { note: 'Free with a qualifying order.' } : {}),
        };
      },
    }),
  ],
};
