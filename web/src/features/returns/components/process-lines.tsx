import { Head } from '../../../shared/lists/head.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Fields } from '../../../shared/forms/use-fields.tsx';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import list from '../../../shared/lists/list.module.css';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import type { ProcessLine, ReturnToProcess } from '../api/process-query.ts';
import { messages } from '../messages.ts';
import { dollarsIn, needsVerdict, stockName, wrongName } from '../model/processing.ts';
import { Conversation } from './conversation.tsx';
import { ExchangeState } from './exchange-state.tsx';
import classes from './process.module.css';

type Props = { toProcess: ReturnToProcess; form: Fields<string>; open: boolean };
type LineProps = Omit<Props, 'toProcess'> & { line: ProcessLine };

const Price = ({ line: { tradeClub } }: { line: ProcessLine }) =>
  useMoney().price({ listPrice: dollarsIn(tradeClub), isFreePart: false });

const YesNo = ({ yes }: { yes: boolean }) => <FormattedMessage {...(yes ? messages.yes : messages.no)} />;

type ChoiceProps = LineProps & { name: string; label: MessageDescriptor; decided: string; before?: string };

/** A yes/no choice about a line; shows the decision once the return is decided. */
const Choice = ({ line, form, open, name, label, decided, before = '' }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  if (!open) return decided && <YesNo yes={decided === 'Yes'} />;
  const { onChange: _typed, id, ...field } = form.field(name);
  return (
    <Radio.Group
      {...field}
      value={field.value || before}
      labelProps={{ className: classes.unseen }}
      label={<VisuallyHidden>{formatMessage(label, { part: line.partsDescription })}</VisuallyHidden>}
      onChange={(value) => form.set(name, value)}
    >
      <div className={classes.choice}>
        <Radio value="Yes" label={<FormattedMessage {...messages.yes} />} id={id} />
        <Radio value="No" label={<FormattedMessage {...messages.no} />} />
      </div>
    </Radio.Group>
  );
};

/** Shown for every line. */
const Stock = (props: LineProps) => (
  <Choice {...props} name={stockName(props.line)} label={messages.stockOf} decided={props.line.includeinStock} />
);

/** For an incorrect part. The default is that the shop made no mistake. */
const WrongPart = (props: LineProps) =>
  needsVerdict(props.line) ? (
    <Choice
      {...props}
      name={wrongName(props.line)}
      label={messages.wrongPartOf}
      decided={props.line.wrongPartSent}
      before="No"
    />
  ) : (
    '–'
  );

const Refund = ({ line, declined }: { line: ProcessLine; declined: boolean }) => {
  const { money } = useMoney();
  return declined ? '–' : money(line.totalTradeClub);
};

const What = ({ line }: { line: ProcessLine }) => (
  <>
    <strong>
      <CatalogueWord word={line.partsDescription} />
    </strong>
    <span className={classes.number}>{line.southlinePartNo}</span>
    {line.lineErrorMessage && (
      <span className={classes.lineError} role="alert">
        <ServerText text={line.lineErrorMessage} />
      </span>
    )}
  </>
);

/** The part that the buyer wants in exchange. The refund does not depend on it. */
const Exchange = ({ line: { exchange } }: { line: ProcessLine }) =>
  exchange && (
    <div className={classes.exchange}>
      <FormattedMessage {...messages.exchange} />
      <ExchangeState exchange={exchange} forStaff />
    </div>
  );

const Request = ({ line, orderID }: { line: ProcessLine; orderID: string }) => (
  <Link to="/$region/returns-item-detail/$orderID/$returnItemID" params={{ orderID, returnItemID: line.returnItemID }}>
    <FormattedMessage {...messages.openItem} />
  </Link>
);

const columns = ['part', 'returnable', 'tradePrice', 'refund', 'acceptable', 'wrongPart', 'backInStock'] as const;

/** The lines of a return, each with a choice of what happens to the goods. */
export const ProcessLines = ({ toProcess: { lines, summary }, ...rest }: Props) => {
  const phone = usePhone();
  const declined = summary.status === 'Declined';
  if (phone)
    return (
      <ul className={list.cards}>
        {lines.map((line) => (
          <li key={line.shoppingCartID} className={classes.card}>
            <img src={line.imageURL} alt="" width={56} height={56} />
            <div className={classes.what}>
              <What line={line} />
              <Conversation entries={line.conversation} />
              <Exchange line={line} />
            </div>
            <dl>
              <Term name={messages.returnable}>{line.returnQuantity}</Term>
              <Term name={messages.tradePrice}>
                <Price line={line} />
              </Term>
              <Term name={messages.refund}>
                <Refund line={line} declined={declined} />
              </Term>
              <Term name={messages.acceptable}>
                <YesNo yes={line.partIsAcceptable === 'Yes'} />
              </Term>
              <Term name={messages.wrongPart}>
                <WrongPart line={line} {...rest} />
              </Term>
              <Term name={messages.backInStock}>
                <Stock line={line} {...rest} />
              </Term>
            </dl>
            <Request line={line} orderID={summary.orderid} />
          </li>
        ))}
      </ul>
    );
  return (
    <table className={`${list.table} ${classes.table}`}>
      <thead>
        <tr>
          {columns.map((name) => (
            <Head name={messages[name]} key={name} data-column={name} />
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.shoppingCartID}>
            <td>
              <div className={classes.part}>
                <img src={line.imageURL} alt="" width={56} height={56} />
                <div className={classes.what}>
                  <What line={line} />
                  <Conversation entries={line.conversation} />
                  <Exchange line={line} />
                  <Request line={line} orderID={summary.orderid} />
                </div>
              </div>
            </td>
            <td data-column="returnable">{line.returnQuantity}</td>
            <td data-column="tradePrice">
              <Price line={line} />
            </td>
            <td data-column="refund">
              <Refund line={line} declined={declined} />
            </td>
            <td data-column="acceptable">
              <YesNo yes={line.partIsAcceptable === 'Yes'} />
            </td>
            <td data-column="wrongPart">
              <WrongPart line={line} {...rest} />
            </td>
            <td data-column="backInStock">
              <Stock line={line} {...rest} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
