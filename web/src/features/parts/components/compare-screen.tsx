import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { type BuySlot, buyableOf } from '../../../shared/parts/buyable.ts';
import { FitMark } from '../../../shared/parts/fit-mark.tsx';
import { partColumns } from '../../../shared/parts/messages.ts';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { type Product, productQuery } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import { linesOf } from '../model/comparison.ts';
import { BackLink } from './back-link.tsx';
import { CompareHead } from './compare-head.tsx';
import { CompareLine } from './compare-line.tsx';
import classes from './compare-screen.module.css';
import { NoLongerSold } from './no-longer-sold.tsx';

type Props = { numbers: readonly string[]; vehicleSlug: string | undefined; Buy: BuySlot };
type Fact = { name: ReactNode; of: (product: Product) => ReactNode; say: (product: Product) => unknown };

/** Two to four parts beside each other: differences are marked, and each can be bought here. */
export const CompareScreen = ({ numbers, vehicleSlug, Buy }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { price } = useMoney();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const answers = useQueries({ queries: numbers.map((number) => productQuery(api, number, vehicleSlug)) });
  const details = answers.map(({ data }) => data);
  const columns = numbers.map((number, at) => ({ number, product: details[at]?.product }));
  const known = columns.flatMap(({ product }) => product ?? []);

  const facts: Fact[] = [
    { name: <FormattedMessage {...partColumns.price} />, of: price, say: ({ listPrice }) => listPrice },
    {
      name: <FormattedMessage {...partColumns.stock} />,
      of: (product) => product.orderable && <StockMark part={product} />,
      say: ({ overallStockLevel }) => overallStockLevel,
    },
    {
      name: <FormattedMessage {...messages.fit} />,
      of: ({ fit, fitNote }) => fit && <FitMark fit={fit} note={fitNote} />,
      say: ({ fit }) => fit,
    },
    { name: <FormattedMessage {...messages.grade} />, of: ({ grade }) => grade, say: ({ grade }) => grade },
    {
      name: <FormattedMessage {...messages.minimum} />,
      of: ({ minQuantity }) => minQuantity,
      say: ({ minQuantity }) => minQuantity,
    },
  ];
  // Rows without a known value are left out, such as the fit when no vehicle is chosen.
  const told = facts.filter(({ say }) =>
    known.some((product) => ![undefined, '', 'Unknown'].includes(say(product) as string)),
  );
  const shown = told.map(({ name, of, say }, at) => ({
    key: `fact ${at}`,
    name,
    differs: new Set(known.map(say)).size > 1,
    cells: columns.map(({ number, product }) => ({ key: number, content: product && of(product) })),
  }));
  const lines = linesOf(details).map(({ name, values, differs }) => ({
    key: name,
    name,
    differs,
    cells: columns.map(({ number }, at) => ({ key: number, content: values[at] })),
  }));
  const all = [...shown, ...lines];
  const wanted = onlyDiffering ? all.filter(({ differs }) => differs) : all;

  return (
    <div className={classes.page}>
      <PageTitle message={messages.compareTitle} />
      <BackLink />
      <h1>{formatMessage(messages.compareTitle)}</h1>
      {numbers.length === 0 ? (
        <NothingHere title={messages.compareNone} hint={messages.compareNoneHint} />
      ) : (
        <>
          {numbers.length > 1 && (
            <label className={classes.only}>
              <input
                type="checkbox"
                checked={onlyDiffering}
                onChange={({ currentTarget }) => setOnlyDiffering(currentTarget.checked)}
              />
              <FormattedMessage {...messages.compareOnly} />
            </label>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
          <section className={classes.wrap} tabIndex={0} aria-labelledby="compared">
            <table className={classes.table} data-columns={numbers.length} id="compared">
              <thead>
                <tr>
                  <td className={classes.corner} />
                  {columns.map(({ number, product }, at) => (
                    <CompareHead
                      key={number}
                      number={number}
                      product={product}
                      failed={answers[at]?.isError ?? false}
                      others={numbers.filter((each) => each !== number)}
                    />
                  ))}
                </tr>
              </thead>
              <tbody>
                {wanted.map(({ key, ...line }) => (
                  <CompareLine key={key} {...line} />
                ))}
                <tr className={classes.buy}>
                  <td />
                  {columns.map(({ number, product }) => (
                    <td key={number}>
                      {product &&
                        (product.orderable ? (
                          <Buy part={buyableOf(product)} />
                        ) : (
                          <NoLongerSold supersededBy={product.supersededBy} />
                        ))}
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          </section>
          {onlyDiffering && wanted.length === 0 && known.length === numbers.length && (
            <p>{formatMessage(messages.compareSame)}</p>
          )}
        </>
      )}
    </div>
  );
};
