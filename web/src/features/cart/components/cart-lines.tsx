import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { partColumns } from '../../../shared/parts/messages.ts';
import { PartTableHead } from '../../../shared/parts/part-table-head.tsx';
import { SkipLink } from '../../../shared/ui/skip-link.tsx';
import { useAlternatives } from '../api/alternatives-query.ts';
import { useBusyLines } from '../api/cart-mutations.ts';
import type { CartLine as Line } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { byVehicle } from '../model/by-vehicle.ts';
import { isShort } from '../model/stock.ts';
import { CartLine } from './cart-line.tsx';
import classes from './cart-lines.module.css';
import { RemoveAll } from './remove-all.tsx';

type Props = {
  lines: Line[];
  /** On the checkout page the button that clears the cart is beside the title. */
  checkout: boolean;
  onRemoved: (lines: Line[]) => void;
};

/** Longer carts use compact rows. */
const ROOMY_LINES = 5;
/** Carts with more lines show only the first ones, so that the form below is near. */
const MOST_LINES = 12;
const FIRST_LINES = 5;

/** The lines that a folded cart shows, in their order: those that hold up the payment come before the others. */
const firstOf = (lines: Line[]): Line[] => {
  const first = new Set([...lines.filter(isShort), ...lines].slice(0, FIRST_LINES));
  return lines.filter((line) => first.has(line));
};

export const CartLines = ({ lines, checkout, onRemoved }: Props) => {
  const { formatMessage } = useIntl();
  const busy = useBusyLines();
  const alternatives = useAlternatives(lines);
  const [unfolded, setUnfolded] = useState(false);
  const long = lines.length > MOST_LINES;
  const shown = long && !unfolded ? firstOf(lines) : lines;
  const groups = byVehicle(shown);
  const short = lines.filter(isShort).length;
  const box = useRef<HTMLElement>(null);
  // The pressed button disappears: the keyboard focus continues here, not at the top of the page.
  const goOn = () => box.current?.focus();
  return (
    <section ref={box} tabIndex={-1} className={classes.box}>
      {checkout && (
        <h2 className={classes.heading}>
          {short > 0
            ? formatMessage(messages.inStockAndShort, { count: lines.length - short, short })
            : formatMessage(messages.inStockItems, { count: lines.length })}
        </h2>
      )}
      {/* Each line has five stops. */}
      <SkipLink to="details">{formatMessage(messages.skipLines)}</SkipLink>
      <table className={classes.table} data-compact={lines.length > ROOMY_LINES || undefined}>
        <PartTableHead
          className={classes.head}
          picture={classes.picture}
          columns={[
            [partColumns.price, classes.price],
            [partColumns.quantity, classes.quantity],
            [messages.total, classes.total],
          ]}
        />
        {groups.map(({ vehicle, lines: own }) => (
          <tbody key={vehicle}>
            {(vehicle || groups.length > 1) && (
              <tr className={classes.vehicle}>
                <th scope="rowgroup" colSpan={5}>
                  {vehicle ? formatMessage(messages.forVehicle, { vehicle }) : formatMessage(messages.forNoVehicle)}
                </th>
              </tr>
            )}
            {own.map((line) => (
              <CartLine
                key={line.shoppingCartID}
                line={line}
                busy={busy.has(line.shoppingCartID)}
                instead={alternatives.get(line.partno)}
                onRemoved={onRemoved}
                goOn={goOn}
              />
            ))}
          </tbody>
        ))}
      </table>
      <div className={classes.all}>
        {long && (
          <button
            type="button"
            className={classes.unfold}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded
              ? formatMessage(messages.fewerLines)
              : formatMessage(messages.allLines, { count: lines.length, short })}
          </button>
        )}
        {!checkout && <RemoveAll lines={lines} label={messages.removeAll} onRemoved={onRemoved} goOn={goOn} />}
      </div>
    </section>
  );
};
