import type { ReactNode } from 'react';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Head } from '../../../shared/lists/head.tsx';
import { type BuySlot, buyableOf } from '../../../shared/parts/buyable.ts';
import { partColumns } from '../../../shared/parts/messages.ts';
import { PartDescription } from '../../../shared/parts/part-description.tsx';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { CatalogueWord, useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { NoLongerSold } from './no-longer-sold.tsx';
import { NotifyMe } from './notify-me.tsx';
import classes from './side-by-side.module.css';

type Row = Omit<PartRow, 'childPartListing'>;

type Props = {
  rows: readonly Row[];
  Buy: BuySlot;
};

/** A few parts in a table without pictures: the facts that distinguish them, stock, price, and the add button. */
const SideBySide = ({ rows, Buy }: Props) => {
  const { price } = useMoney();
  const wordOf = useCatalogueWords();
  return (
    <div className={classes.wrap}>
      <table className={classes.table}>
        <thead>
          <tr>
            <Head name={messages.grade} />
            <Head name={messages.number} />
            <Head name={partColumns.stock} />
            <Head name={partColumns.price} />
            <Head name={partColumns.quantity} />
          </tr>
        </thead>
        <tbody>
          {rows.map((part) => (
            <tr key={part.partguid}>
              <td className={classes.grade}>{part.grade ? <CatalogueWord word={part.grade} /> : '–'}</td>
              <th scope="row" className={classes.what}>
                <PartNumber number={part.productNr} />
                <PartDescription text={part.description} />
                {part.keyAttributes.length > 0 && <small>{part.keyAttributes.map(wordOf).join(' · ')}</small>}
              </th>
              <td>
                {part.orderable && <StockMark part={part} />}
                {part.orderable && part.overallStockLevel === 'None' && <NotifyMe productNr={part.productNr} />}
              </td>
              <td className={classes.price}>{price(part)}</td>
              <td className={classes.buy}>
                {part.orderable ? <Buy part={buyableOf(part)} /> : <NoLongerSold supersededBy={part.supersededBy} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type SectionProps = Pick<Props, 'rows' | 'Buy'> & {
  id: string;
  title: ReactNode;
  /** Shown below the table, such as a link to all rows. */
  children?: ReactNode;
};

/** A table with its heading; nothing without rows. */
export const SideBySideSection = ({ id, title, rows, Buy, children }: SectionProps) => {
  if (rows.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <SideBySide rows={rows} Buy={Buy} />
      {children}
    </section>
  );
};
