import type { ReactNode } from 'react';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Head } from '../../../shared/lists/head.tsx';
import list from '../../../shared/lists/list.module.css';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { messages } from '../messages.ts';
import { StateMark } from './state-mark.tsx';
import classes from './view.module.css';

export type ViewLine = {
  id: string;
  partNo: string;
  description: string;
  /** The line's state in words; undefined if the line was only bought. */
  state?: string;
  /** The dealer's note about the line. */
  note?: string;
  /** The link to its request. */
  request?: ReactNode;
  price: number;
  quantity: number;
  /** Absent: the line is not refunded. */
  total: number | undefined;
};

const names = {
  partNo: messages.partNo,
  description: messages.description,
  price: messages.price,
  quantity: messages.quantity,
  total: messages.total,
} as const;

/** Lines with the prices of their page. */
export const LineTable = ({ lines }: { lines: readonly ViewLine[] }) => {
  const { price } = useMoney();
  const shown = (amount: number | undefined) =>
    amount === undefined ? '–' : price({ listPrice: amount, isFreePart: false });
  const phone = usePhone();
  if (phone)
    return (
      <ul className={list.cards}>
        {lines.map((line) => (
          <li key={line.id} className={classes.card}>
            <strong>{line.partNo}</strong>
            <strong>{shown(line.total)}</strong>
            <span>
              <CatalogueWord word={line.description} />
              <br />
              {line.quantity} × {shown(line.price)}
            </span>
            {line.state && <StateMark state={line.state} />}
            {line.note && <span className={classes.note}>{line.note}</span>}
            {line.request}
          </li>
        ))}
      </ul>
    );
  return (
    <table className={`${list.table} ${classes.table}`}>
      <thead>
        <tr>
          {Object.entries(names).map(([column, name]) => (
            <Head name={name} key={column} data-column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.partNo}</td>
            <td>
              <CatalogueWord word={line.description} /> {line.state && <StateMark state={line.state} />}
              {line.note && <span className={classes.note}>{line.note}</span>}
              {line.request}
            </td>
            <td data-column="price">{shown(line.price)}</td>
            <td data-column="quantity">{line.quantity}</td>
            <td data-column="total">{shown(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
