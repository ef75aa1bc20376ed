import type { Data } from '@southline/rest/types';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { type BuySlot, buyableOf } from '../../../shared/parts/buyable.ts';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { NotifyMe } from './notify-me.tsx';
import classes from './size-table.module.css';

type Size = Data<'products/get-sizes'>['sizes'][number];
type Part = Size['parts'][number];

const Offer = ({ part, Buy }: { part: Part; Buy: BuySlot }) => {
  const { price } = useMoney();
  const wordOf = useCatalogueWords();
  return (
    <div className={classes.offer}>
      <span className={classes.price}>{price(part)}</span>
      <span className={classes.what}>
        <PartNumber number={part.productNr} />
        {part.variant.length > 0 && <small>{part.variant.map(wordOf).join(' · ')}</small>}
      </span>
      <span className={classes.stock}>
        <StockMark part={part} />
        {part.overallStockLevel === 'None' && <NotifyMe productNr={part.productNr} />}
      </span>
      <Buy part={buyableOf(part)} steps={false} />
    </div>
  );
};

type Props = {
  size: Size;
  columns: readonly string[];
  grades: readonly string[];
  Buy: BuySlot;
};

export const SizeRow = ({ size: { values, parts }, columns, grades, Buy }: Props) => {
  const wordOf = useCatalogueWords();
  return (
    <tr>
      {columns.length === 0 && <th scope="row">{wordOf(parts[0]?.description ?? '')}</th>}
      {columns.map((name, at) =>
        at === 0 ? (
          <th key={name} scope="row" className={classes.value}>
            {wordOf(values[at] ?? '')}
          </th>
        ) : (
          <td key={name} className={classes.value}>
            <span className={classes.label}>{wordOf(name)} </span>
            {wordOf(values[at] ?? '')}
          </td>
        ),
      )}
      {grades.map((grade) => {
        const offered = parts.filter((part) => part.grade === grade);
        return (
          <td key={grade} className={classes.offers} data-empty={offered.length === 0 || undefined}>
            <span className={classes.label}>{wordOf(grade)}</span>
            {offered.map((part) => (
              <Offer key={part.productNr} part={part} Buy={Buy} />
            ))}
          </td>
        );
      })}
    </tr>
  );
};
