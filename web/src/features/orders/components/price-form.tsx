import { TextInput } from '@mantine/core';
import { dayMs } from '@southline/kernel/clock';
import { gstOf, toDollars } from '@southline/kernel/money';
import { regionDate } from '@southline/kernel/region';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerError } from '../../../shared/ui/server-error.tsx';
import type { OrderDetails, OrderLine } from '../api/order-query.ts';
import { useOfferPrices } from '../api/unpriced-lines.ts';
import { messages } from '../messages.ts';
import { sumOf, unpriced, waitingOf } from '../model/cancel-units.ts';
import { checkPrices, DAYS, daysOf, firstPrices, offeredTotals, type Typed, toOffer } from '../model/prices.ts';
import classes from './price-form.module.css';

const withoutSigns = (typed: string): string => typed.replace(/[\s$]/g, '');

const About = ({ line: { southlinePartNo, partsDescription, vehicle } }: { line: OrderLine }) => (
  <span className={classes.part}>
    <strong>{southlinePartNo}</strong>
    <CatalogueWord word={partsDescription} />
    {vehicle && <span className={classes.quiet}>{vehicle}</span>}
  </span>
);

/** The sums of the offer as the buyer will see them. */
const BuyerGets = ({ lines, typed }: { lines: readonly OrderLine[]; typed: Typed }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const { money } = useMoney();
  const totals = offeredTotals(lines, typed).flatMap(({ total }) => (total === undefined ? [] : [total]));
  const sum = sumOf(totals);
  const until = new Date(Date.now() + daysOf(typed) * dayMs);
  return (
    <section className={classes.gets} aria-labelledby="buyer-gets">
      <h3 id="buyer-gets">{formatMessage(messages.buyerGets)}</h3>
      <dl aria-live="polite">
        <div>
          <dt>{formatMessage(messages.offerOf, { count: totals.length, of: lines.length })}</dt>
          <dd>{money(toDollars(sum))}</dd>
        </div>
        <div className={classes.quiet}>
          <dt>{formatMessage(messages.offerGst)}</dt>
          <dd>{money(toDollars(gstOf(sum)))}</dd>
        </div>
      </dl>
      <p>{formatMessage(messages.buyerGetsText, { day: regionDate(until, region) })}</p>
      {totals.length < lines.length && <p>{formatMessage(messages.restWaits)}</p>}
    </section>
  );
};

type Props = { order: OrderDetails; orderID: string; lines: readonly OrderLine[] };

const Form = ({ order: { offer }, orderID, lines }: Props) => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { mutate, isPending, isSuccess, error, data } = useOfferPrices();
  const form = useFields({
    id: 'prices',
    initial: firstPrices(lines, offer),
    check: checkPrices(lines),
    clean: Object.fromEntries(
      [...lines.map(({ shoppingCartID }) => shoppingCartID), DAYS].map((id) => [id, withoutSigns]),
    ),
  });
  // The idempotency key of this offer. If the request is repeated after a lost answer, the server makes no second offer.
  const [requestID, setRequestID] = useState(() => crypto.randomUUID());
  const send = () =>
    mutate(
      { ...toOffer(orderID, lines, form.getValues()), requestID },
      { onSuccess: () => setRequestID(crypto.randomUUID()) },
    );
  return (
    <form noValidate onSubmit={form.submit(() => isPending || send())}>
      {isSuccess && (
        <Notice kind="info">
          <FormattedMessage
            {...messages.offerSent}
            values={{ number: data.offerNo, day: regionDate(new Date(data.validUntil), region) }}
          />
        </Notice>
      )}
      {offer && !isSuccess && (
        <Notice kind="warning">{formatMessage(messages.offerReplaces, { number: offer.offerNo })}</Notice>
      )}
      <Summary problems={form.summary} />
      <ul className={classes.lines}>
        {offeredTotals(lines, form.values).map(({ line, total }) => (
          <li key={line.shoppingCartID}>
            <About line={line} />
            <span className={classes.quantity}>{waitingOf(line)} ×</span>
            <TextInput
              {...form.field(line.shoppingCartID)}
              label={formatMessage(messages.priceEach)}
              aria-label={formatMessage(messages.priceEachOf, { part: line.southlinePartNo })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              leftSection="$"
              leftSectionWidth={28}
            />
            <span className={classes.total}>{total === undefined ? '–' : money(toDollars(total))}</span>
          </li>
        ))}
      </ul>
      <TextInput
        {...form.field(DAYS)}
        className={classes.days}
        label={formatMessage(messages.validDays)}
        description={formatMessage(messages.validDaysHint)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
      />
      <BuyerGets lines={lines} typed={form.values} />
      {error && !isUnauthorised(error) && <ServerError error={error} />}
      <Button type="submit" size="md" loading={isPending} text={offer ? messages.replaceOffer : messages.sendOffer} />
    </form>
  );
};

/**
 * Staff offer prices for the lines without one. An accepted offer cannot be replaced, because the buyer may be paying for it.
 */
export const PriceForm = ({ order, orderID }: Omit<Props, 'lines'>) => {
  const { formatMessage } = useIntl();
  const lines = unpriced(order);
  if (lines.length === 0) return null;
  return (
    <section className={classes.prices} aria-labelledby="set-prices">
      <h2 id="set-prices">{formatMessage(messages.setPrices)}</h2>
      {order.offer?.accepted ? (
        <p>{formatMessage(messages.offerIsAccepted, { number: order.offer.accepted.orderNo })}</p>
      ) : (
        <Form key={lines.map(({ shoppingCartID }) => shoppingCartID).join()} {...{ order, orderID, lines }} />
      )}
    </section>
  );
};
