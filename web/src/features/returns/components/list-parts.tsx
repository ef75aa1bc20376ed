import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import rows from '../../../shared/lists/rows.module.css';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { MemberRequest, StaffRequest } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import { isRefundable, stateOf } from '../model/outcome.ts';
import { StateMark } from './state-mark.tsx';
import { reasonWord } from './words.ts';

/** The sort orders of a list, by date and by value. */
export const byDateAndValue = <By extends string>(date: By, value: By) =>
  [
    [date, 'desc', messages.newest],
    [date, 'asc', messages.oldest],
    [value, 'asc', messages.valueUp],
    [value, 'desc', messages.valueDown],
  ] as const;

/** Columns of every list of requests. */
export const partColumn = {
  name: messages.part,
  kind: 'part',
  cell: ({ partNumber, partsDescription, quantity, returnReason, exchangeFor }: MemberRequest | StaffRequest) => (
    <>
      <FormattedMessage {...messages.times} values={{ quantity, part: partNumber }} />
      <span className={rows.under}>
        <CatalogueWord word={partsDescription} /> · <FormattedMessage {...reasonWord(returnReason)} />
      </span>
      {exchangeFor && (
        <span className={rows.under}>
          <FormattedMessage
            {...messages.exchangeFor}
            values={{ quantity: exchangeFor.quantity, part: exchangeFor.productNr }}
          />
        </span>
      )}
    </>
  ),
} as const;

export const responseColumn = {
  name: messages.returnResponse,
  sortBy: 'returnResponse',
  kind: 'state',
  cell: (row: MemberRequest | StaffRequest) => <StateMark state={stateOf(row)} />,
} as const;

/** The amount refunded to the card for an item; none for a declined item. */
export const RefundAmount = ({ row }: { row: MemberRequest | StaffRequest }) => {
  const { price } = useMoney();
  return isRefundable(row) ? price({ listPrice: row.totalAmount, isFreePart: false }) : '–';
};
