import { type ClipboardEvent, memo } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import type { PadRow as Row, TypedRow } from '../../../shared/store/pad-slice.ts';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { looksLikeRows } from '../model/looks-like-rows.ts';
import { isReady, type RowView } from '../model/row-view.ts';
import { quantityOf, typedQuantity } from '../model/typed-quantity.ts';
import classes from './pad-row.module.css';
import { RowState } from './row-state.tsx';

export type RowActions = {
  type: (change: Partial<TypedRow> & { id: number }) => void;
  paste: (text: string, after: number) => void;
  remove: (id: number, index: number) => void;
};

type Props = {
  row: Row;
  index: number;
  /** Flat props, so that a row renders again only when its own answer arrives. */
  kind: RowView['kind'];
  answer: Extract<RowView, { answer: object }>['answer'] | undefined;
  refusal: string;
  actions: RowActions;
};

const Figures = ({ answer, ready }: { answer: NonNullable<Props['answer']>; ready: boolean }) => {
  const { price, sum } = useMoney();
  const { part, quantity } = answer;
  if (!part) return <td colSpan={3} className={classes.none} />;
  return (
    <>
      <td className={classes.stock}>
        <StockMark part={part} />
      </td>
      <td className={classes.price}>{price(part)}</td>
      <td className={classes.total}>{ready && sum(part, quantity)}</td>
    </>
  );
};

export const PadRow = memo(({ row, index, kind, answer, refusal, actions }: Props) => {
  const { formatMessage } = useIntl();
  const { id, partNo, quantity, unread, reason } = row;
  const view = (answer ? { kind, answer } : { kind }) as RowView;
  const ready = isReady(view);
  const place = { row: index + 1 };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!looksLikeRows(text)) return;
    event.preventDefault();
    actions.paste(text, id);
  };
  const bad = kind !== 'Blank' && kind !== 'Waiting' && !ready;
  return (
    <tr className={classes.row} data-kind={bad ? 'problem' : ready ? 'ready' : undefined}>
      <td className={classes.place}>{index + 1}</td>
      <td className={classes.number}>
        <input
          className={classes.cell}
          data-row={index}
          data-cell="partNo"
          value={partNo}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          aria-label={formatMessage(messages.numberOf, place)}
          aria-invalid={bad || undefined}
          aria-describedby={bad ? `pad-state-${id}` : undefined}
          onChange={(event) => actions.type({ id, partNo: event.currentTarget.value })}
          onPaste={onPaste}
        />
      </td>
      <td className={classes.quantity}>
        <input
          className={classes.cell}
          data-row={index}
          data-cell="quantity"
          value={unread ?? (quantity || '')}
          placeholder={partNo.trim() ? '1' : ''}
          maxLength={9}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={formatMessage(messages.quantityOf, place)}
          aria-invalid={unread !== undefined || undefined}
          onChange={(event) => actions.type({ id, ...typedQuantity(event.currentTarget.value) })}
          // While a person types, "1,000" begins with "1,".
          onBlur={() => reason === 'NotACount' && actions.type({ id, ...quantityOf(unread ?? '') })}
          onPaste={onPaste}
        />
      </td>
      <td className={classes.state} id={`pad-state-${id}`}>
        <RowState
          view={view}
          typed={quantity || 1}
          unread={unread}
          reason={reason}
          refusal={refusal}
          onChange={(change) => actions.type({ id, ...change })}
        />
      </td>
      {answer ? <Figures answer={answer} ready={ready} /> : <td colSpan={3} className={classes.none} />}
      <td className={classes.remove}>
        {kind !== 'Blank' && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={formatMessage(messages.removeRow, place)}
            onClick={() => actions.remove(id, index)}
          >
            <CloseIcon size={16} />
          </button>
        )}
      </td>
    </tr>
  );
});
