import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { partColumns } from '../../../shared/ui/messages.ts';
import { PartTableHead } from '../../../shared/ui/part-table-head.tsx';
import { useBusyLines, useRemoveLines } from '../api/cart-mutations.ts';
import type { CartLine as Line } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { CartLine } from './cart-line.tsx';
import classes from './cart-lines.module.css';

export const CartLines = ({ lines, onRemoved }: { lines: Line[]; onRemoved: (lines: Line[]) => void }) => {
  const busy = useBusyLines();
  const { mutate: remove } = useRemoveLines();
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLElement>(null);
  // What was pressed goes away: its keyboard goes on from here, not from the top of the page.
  const goOn = () => box.current?.focus();
  return (
    <section ref={box} tabIndex={-1} className={classes.box}>
      <table className={classes.table}>
        <PartTableHead
          className={classes.head}
          picture={classes.picture}
          columns={[
            [partColumns.stock, classes.stock],
            [partColumns.price, classes.price],
            [partColumns.quantity, classes.quantity],
            [messages.total, classes.total],
          ]}
        />
        <tbody>
          {lines.map((line) => (
            <CartLine
              key={line.shoppingCartID}
              line={line}
              busy={busy.has(line.shoppingCartID)}
              onRemoved={onRemoved}
              goOn={goOn}
            />
          ))}
        </tbody>
      </table>
      <div className={classes.all}>
        {asking ? (
          <>
            <span>
              <FormattedMessage {...messages.removeAllSure} values={{ count: lines.length }} />
            </span>
            <Button
              color="red"
              size="compact-md"
              onClick={() => {
                setAsking(false);
                goOn();
                remove(lines, { onSuccess: () => onRemoved(lines) });
              }}
            >
              <FormattedMessage {...messages.removeAll} />
            </Button>
            <Button
              variant="default"
              size="compact-md"
              autoFocus
              onClick={() => {
                setAsking(false);
                goOn();
              }}
            >
              <FormattedMessage {...messages.keepAll} />
            </Button>
          </>
        ) : (
          <button type="button" className={classes.removeAll} onClick={() => setAsking(true)}>
            <FormattedMessage {...messages.removeAll} />
          </button>
        )}
      </div>
    </section>
  );
};
