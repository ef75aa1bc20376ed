import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Term } from '../ui/term.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { Head } from './head.tsx';
import list from './list.module.css';
import type { ListOptions } from './list-search.ts';
import classes from './rows.module.css';
import { SortHead } from './sort-head.tsx';

export type Column<Row, SortBy extends string> = {
  name: MessageDescriptor;
  cell: (row: Row) => ReactNode;
  sortBy?: SortBy;
  /** On a phone, cells of the kinds `state` and `action` are beside the row's first cell. */
  kind?: 'amount' | 'action' | 'number' | 'part' | 'lines' | 'state' | 'buyer' | 'age';
};

type Props<Row, SortBy extends string> = {
  rows: readonly Row[];
  columns: readonly Column<Row, SortBy>[];
  keyOf: (row: Row) => string;
  /** Both are undefined for a list that cannot be sorted. */
  options?: ListOptions<SortBy>;
  onSort?: (sortBy: SortBy) => void;
};

const Table = <Row, SortBy extends string>({ rows, columns, keyOf, options, onSort }: Props<Row, SortBy>) => (
  <table className={`${list.table} ${classes.table}`}>
    <thead>
      <tr>
        {columns.map(({ name, sortBy, kind }) =>
          sortBy && options && onSort ? (
            <SortHead key={name.id} column={sortBy} kind={kind} options={options} onSort={onSort}>
              <FormattedMessage {...name} />
            </SortHead>
          ) : (
            <Head name={name} key={name.id} data-kind={kind} />
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ name, cell, kind }) => (
            <td key={name.id} data-kind={kind}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const isBeside = ({ kind }: Pick<Column<never, never>, 'kind'>): boolean => kind === 'action' || kind === 'state';

const Cards = <Row, SortBy extends string>({ rows, columns: [first, ...rest], keyOf }: Props<Row, SortBy>) => (
  <ul className={list.cards}>
    {rows.map((row) => (
      <li key={keyOf(row)} className={classes.card}>
        <div className={classes.cardHead}>
          {first?.cell(row)}
          {rest.filter(isBeside).map(({ name, cell, kind }) => (
            <span key={name.id} data-kind={kind}>
              {cell(row)}
            </span>
          ))}
        </div>
        <dl>
          {rest.map(
            ({ name, cell, kind }) =>
              !isBeside({ kind }) && (
                <Term key={name.id} name={name} data-kind={kind}>
                  {cell(row)}
                </Term>
              ),
          )}
        </dl>
      </li>
    ))}
  </ul>
);

/** A table on a desktop, cards on a phone; the first column names the row. */
export const Rows = <Row, SortBy extends string>(props: Props<Row, SortBy>) =>
  usePhone() ? <Cards {...props} /> : <Table {...props} />;
