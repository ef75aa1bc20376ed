import { type FamilyPlan, kind } from '../draft.ts';
import { priced } from '../price.ts';

// code|diameter mm|height mm|V|mAh. IEC 60086.
const table = `CR2032|20|3.2|3|225
CR2025|20|2.5|3|165
CR2016|20|1.6|3|90
CR1620|16|2.0|3|75
CR1632|16|3.2|3|137
CR1616|16|1.6|3|55
CR2450|24.5|5.0|3|610
CR2430|24.5|3.0|3|290
CR1220|12.5|2.0|3|38
CR1216|12.5|1.6|3|30
CR1225|12.5|2.5|3|48
CR1025|10|2.5|3|30
CR2012|20|1.2|3|55
CR2320|23|2.0|3|135
CR2325|23|2.5|3|190
CR2330|23|3.0|3|265
CR2354|23|5.4|3|560
CR2412|24.5|1.2|3|100
CR2477|24.5|7.7|3|1000
CR3032|30|3.2|3|500
LR44|11.6|5.4|1.5|120
LR41|7.9|3.6|1.5|32
LR43|11.6|4.2|1.5|80
LR54|11.6|3.05|1.5|60
LR1130|11.6|3.05|1.5|60
LR1120|11.6|2.05|1.5|40
LR626|6.8|2.6|1.5|18
SR44|11.6|5.4|1.55|165
SR626SW|6.8|2.6|1.55|28
SR41|7.9|3.6|1.55|45
LR1|12|30.2|1.5|900
A23|10.3|28.5|12|55
A27|8|28.2|12|22`;

const cells = table.split('\n').map((line) => {
  const [code = '', diameter = '', height = '', voltage = '', capacity = ''] = line.split('|');
  const item = code.startsWith('CR')
    ? 'Lithium CR'
    : code.startsWith('A')
      ? 'Remote 12V'
      : code.startsWith('LR')
        ? 'Alkaline LR'
        : 'Silver Oxide SR';
  return { code, diameter, height, voltage, capacity, item };
});

export const coinBatteries: FamilyPlan = {
  family: 'coin-batteries',
  share: 0.008,
  subcategories: ['Lithium CR', 'Alkaline LR', 'Silver Oxide SR', 'Remote 12V'],
  kinds: [
    kind({
      share: 1,
      bases: () => cells,
      variants: [1, 2, 5, 10, 20, 4],
      draft: ({ code, diameter, height, voltage, capacity, item }, pack, { random }) => {
        const one = priced(random, [2.5, 9], Number(capacity) / 1200);
        return {
          number: `${code}-${pack}`,
          item,
          description: `Coin battery ${code} ${voltage}V ${pack === 1 ? 'single' : `${pack} pack`}`,
          grade: 'STANDARD',
          cents: pack === 1 ? one : Math.floor((one * pack * 0.78) / 5) * 5,
          minimum: pack === 1 ? 5 : 1,
          attributes: { item, type: code, diameter, height, voltage, capacity, pack_qty: String(pack) },
          footnote: 'Child-resistant pack. Keep away from children; if swallowed, seek help at once.',
        };
      },
    }),
  ],
};
