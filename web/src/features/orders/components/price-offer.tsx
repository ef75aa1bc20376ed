import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Group, Radio, VisuallyHidden } from '@mantine/core';
import { regionDate } from '@southline/kernel/region';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../../../shared/brand/contact.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { useAnswerOffer } from '../api/answer-offer.ts';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './price-offer.module.css';

type Offer = NonNullable<OrderDetails['offer']>;

const cents = (amount: number) => Math.round(amount * 100);

type LineProps = { line: Offer['lines'][number]; declined?: boolean; onChoose?: (decline: boolean) => void };

const OfferedLine = ({ line, declined = false, onChoose }: LineProps) => {
  const { partno, partsDescription, quantity, listPrice, total } = line;
  const { formatMessage } = useIntl();
  const { price, money } = useMoney();
  const each = price({ listPrice, isFreePart: true });
  return (
    <li>
      <span className={classes.part}>
        <strong>{partno}</strong>
        <CatalogueWord word={partsDescription} />
        <span className={classes.each}>{formatMessage(messages.offerEach, { quantity, price: each })}</span>
      </span>
      <strong className={classes.total} data-declined={declined || undefined}>
        {money(total)}
      </strong>
      {onChoose && (
        <Radio.Group
          className={classes.choice}
          labelProps={{ className: classes.unseen }}
          label={<VisuallyHidden>{formatMessage(messages.offerAnswerOf, { number: partno })}</VisuallyHidden>}
          value={declined ? 'decline' : 'accept'}
          onChange={(value) => onChoose(value === 'decline')}
        >
          <Group gap="lg">
            <Radio value="accept" label={formatMessage(messages.offerAccept)} />
            <Radio value="decline" label={formatMessage(messages.offerDecline)} />
          </Group>
        </Radio.Group>
      )}
    </li>
  );
};

type AnswerProps = {
  offer: Offer;
  orderID: string;
  orderNo: string;
  answering: ReturnType<typeof useAnswerOffer>;
};

/** One choice for each line, and the sum of the accepted ones. */
const Answer = ({ offer: { lines, offerNo }, orderID, orderNo, answering }: AnswerProps) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const navigate = useNavigate();
  const { money } = useMoney();
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const isDeclined = (lineID: string) => declined.includes(lineID);
  const ids = lines.map(({ shoppingCartID }) => shoppingCartID);
  const accept = ids.filter((lineID) => !isDeclined(lineID));
  const sum =
    lines.reduce((all, { shoppingCartID, total }) => all + (isDeclined(shoppingCartID) ? 0 : cents(total)), 0) / 100;
  const send = () => {
    if (answering.isPending) return;
    answering.mutate(
      { orderID, accept, decline: ids.filter(isDeclined), offerNo },
      {
        onSuccess: ({ orderID: followOn, orderNo: number, amount }) => {
          if (!followOn) return;
          if (amount > 0)
            void navigate({ to: '/$region/pay-offer', params: { region }, search: { order: orderID, no: orderNo } });
          else
            void navigate({
              to: '/$region/member-order-details/$orderID/$orderNo',
              params: { region, orderID: followOn, orderNo: number },
            });
        },
      },
    );
  };
  const choose = (lineID: string) => (decline: boolean) =>
    setDeclined(decline ? [...declined, lineID] : declined.filter((each) => each !== lineID));
  return (
    <>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <OfferedLine
            key={line.shoppingCartID}
            line={line}
            declined={isDeclined(line.shoppingCartID)}
            onChoose={choose(line.shoppingCartID)}
          />
        ))}
      </ul>
      <dl className={classes.sum} aria-live="polite">
        <dt>{formatMessage(messages.offerSum)}</dt>
        <dd>{money(sum)}</dd>
      </dl>
      {accept.length < ids.length && <p>{formatMessage(messages.offerDeclines)}</p>}
      <Button loading={answering.isPending} onClick={send}>
        {accept.length === 0 && <FormattedMessage {...messages.offerDeclineAll} />}
        {sum > 0 && <FormattedMessage {...messages.offerPay} values={{ amount: money(sum) }} />}
        {accept.length > 0 && sum === 0 && <FormattedMessage {...messages.offerSend} />}
      </Button>
    </>
  );
};

export const OfferedLines = ({ lines }: Pick<Offer, 'lines'>) => (
  <ul className={classes.lines}>
    {lines.map((line) => (
      <OfferedLine key={line.shoppingCartID} line={line} />
    ))}
  </ul>
);

const Shown = ({ lines, staff }: { lines: Offer['lines']; staff: boolean }) => (
  <>
    <OfferedLines lines={lines} />
    {!staff && (
      <p>
        <FormattedMessage
          {...messages.offerCall}
          values={{ phone: SUPPORT_PHONE, a: (text) => <a href={SUPPORT_PHONE_HREF}>{text}</a> }}
        />
      </p>
    )}
  </>
);

type Props = {
  order: OrderDetails;
  orderID: string;
  mayAnswer: boolean;
  staff: boolean;
};

/** The price offer of an order. A refusal stays shown when the offer is gone. */
export const PriceOffer = ({ order: { offer, orderNumber }, orderID, mayAnswer, staff }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const answering = useAnswerOffer();
  const { error } = answering;
  if (!offer) return <ErrorNotice error={error} />;
  const open = offer.lines.map(({ shoppingCartID }) => shoppingCartID).join();
  return (
    <section className={classes.offer} aria-labelledby="price-offer">
      <h2 id="price-offer">{formatMessage(messages.offerTitle)}</h2>
      <p>{formatMessage(messages.offerValid, { day: regionDate(new Date(offer.validUntil), region) })}</p>
      <ErrorNotice error={error} />
      {mayAnswer ? (
        <Answer key={`${offer.offerNo} ${open}`} {...{ offer, orderID, answering }} orderNo={orderNumber} />
      ) : (
        <Shown lines={offer.lines} staff={staff} />
      )}
    </section>
  );
};
