import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Head } from '../../../shared/lists/head.tsx';
import list from '../../../shared/lists/list.module.css';
import { FitMark } from '../../../shared/parts/fit-mark.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import type { OrderLine } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

type Props = {
  lines: OrderLine[];
  /** The lines with units that may be cancelled. */
  waiting: readonly OrderLine[];
  onCancel: (lineID: string) => void;
};

/** The fit at the time of purchase; only shown if the order line names a vehicle. */
const Bought = ({ line: { vehicle, fit, fitNote } }: { line: OrderLine }) =>
  vehicle !== '' && (
    <span className={classes.vehicle}>
      <span>{vehicle}</span>
      <FitMark fit={fit} note={fitNote} />
    </span>
  );

const Cancelled = ({ line: { cancelledQuantity } }: { line: OrderLine }) =>
  cancelledQuantity > 0 && (
    <span className={classes.cancelledUnits}>
      <FormattedMessage {...messages.cancelledUnits} values={{ count: cancelledQuantity }} />
    </span>
  );

const Moved = ({ line: { movedQuantity } }: { line: OrderLine }) =>
  movedQuantity > 0 && (
    <span className={classes.movedUnits}>
      <FormattedMessage {...messages.movedUnits} values={{ count: movedQuantity }} />
    </span>
  );

const CancelUnits = ({ line, waiting, onCancel }: { line: OrderLine } & Omit<Props, 'lines'>) =>
  waiting.includes(line) && (
    <button type="button" className={classes.cancelUnits} onClick={() => onCancel(line.shoppingCartID)}>
      <FormattedMessage {...messages.cancelUnits} />
      <VisuallyHidden> {line.southlinePartNo}</VisuallyHidden>
    </button>
  );

const PartNo = ({ number }: { number: string }) => (
  <Link to="/$region/part-detail/$productNo" params={{ productNo: number }} className={list.number}>
    {number}
  </Link>
);

/** FREE for a gift, POA for a price to be advised. */
const usePrices = () => {
  const { price } = useMoney();
  const { formatMessage } = useIntl();
  return (amount: number, line: OrderLine) =>
    amount === 0 && line.tradeClub$ ? formatMessage(messages.gift) : price({ listPrice: amount, isFreePart: false });
};

const Table = ({ lines, ...cancelling }: Props) => {
  const price = usePrices();
  const isMode = cancelling.waiting.length > 0;
  return (
    <table className={`${list.table} ${classes.lines}`}>
      <thead>
        <tr>
          <Head name={messages.partNo} data-column="part" />
          <Head name={messages.gmPartNo} data-column="gm" />
          <Head name={messages.description} />
          <Head name={messages.listPrice} data-column="amount" />
          <Head name={messages.quantity} data-column="quantity" />
          <Head name={messages.lineTotal} data-column="amount" />
          {isMode && (
            <th scope="col" data-column="ways">
              <VisuallyHidden>
                <FormattedMessage {...messages.cancelUnits} />
              </VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.shoppingCartID}>
            <td>
              <PartNo number={line.southlinePartNo} />
            </td>
            <td>{line.gmPartNo}</td>
            <td>
              <CatalogueWord word={line.partsDescription} />
              <Bought line={line} />
            </td>
            <td data-column="amount">{price(line.sellPrice, line)}</td>
            <td data-column="quantity">
              {line.quantity}
              <Cancelled line={line} />
              <Moved line={line} />
            </td>
            <td data-column="amount">{price(line.totalSales, line)}</td>
            {isMode && (
              <td data-column="ways">
                <CancelUnits line={line} {...cancelling} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Cards = ({ lines, ...cancelling }: Props) => {
  const price = usePrices();
  return (
    <ul className={list.cards}>
      {lines.map((line) => (
        <li key={line.shoppingCartID} className={classes.card}>
          <PartNo number={line.southlinePartNo} />
          <strong>{price(line.totalSales, line)}</strong>
          <span className={classes.wide}>
            <CatalogueWord word={line.partsDescription} />
          </span>
          {line.gmPartNo && (
            <span className={classes.quiet}>
              <FormattedMessage {...messages.gmPartNo} /> {line.gmPartNo}
            </span>
          )}
          <span className={classes.quiet}>
            <FormattedMessage
              {...messages.times}
              values={{ quantity: line.quantity, price: price(line.sellPrice, line) }}
            />
          </span>
          <Cancelled line={line} />
          <Moved line={line} />
          <Bought line={line} />
          <CancelUnits line={line} {...cancelling} />
        </li>
      ))}
    </ul>
  );
};

/** The lines as they were bought: prices, vehicle and fit no longer change. */
export const OrderLines = (props: Props) => (usePhone() ? <Cards {...props} /> : <Table {...props} />);
