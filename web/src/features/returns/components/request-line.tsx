import { Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { toDollars } from '@southline/kernel/money';
import { DEFECTIVE, longestReturnNote, mayExchange, returnReasons } from '@southline/kernel/returns';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Fields } from '../../../shared/forms/use-fields.tsx';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import { messages } from '../messages.ts';
import { emptyValues, makesItem, nameOf, type ReturnableLine, refundOfLine } from '../model/request-lines.ts';
import { ExchangeField } from './exchange-field.tsx';
import { PhotoField } from './photo-field.tsx';
import classes from './request.module.css';
import { reasonWord } from './words.ts';

/** A link to the parts stockists. */
const Stockist = () => {
  const { formatMessage } = useIntl();
  return (
    <Link to="/$region/location-service/$type/{-$state}/{-$suburb}" params={{ type: 'parts-stockist' }}>
      {formatMessage(messages.stockist)}
    </Link>
  );
};

type Props = { line: ReturnableLine; form: Fields<string>; problem: string; disabled: boolean };

/** For a defective part: where to take it instead. */
const Defective = () => {
  const { formatMessage } = useIntl();
  return (
    <Notice kind="info" title={<FormattedMessage {...messages.defectiveTitle} />}>
      <p>{formatMessage(messages.defectiveText)}</p>
      <p className={classes.links}>
        <Stockist />
        <Link to="/$region/southline-warranty">{formatMessage(messages.warranty)}</Link>
      </p>
    </Notice>
  );
};

/** A hint what to write. Near the limit it shows how many characters are left. */
const NoteHint = ({ note }: { note: string }) =>
  note.length < longestReturnNote / 2 ? (
    <FormattedMessage {...messages.notesHint} />
  ) : (
    <FormattedMessage {...messages.noteCount} values={{ count: note.length, most: longestReturnNote }} />
  );

/** One line of the order: the reason, the quantity and the evidence of the return. */
export const RequestLine = ({ line, form, problem, disabled }: Props) => {
  const { formatMessage } = useIntl();
  const { money, price } = useMoney();
  const reason = Number(form.values[nameOf(line, 'reason')]);
  const reasonField = form.field(nameOf(line, 'reason'));
  const error = problem || line.lineErrorMessage;
  return (
    <li className={classes.line} aria-label={line.partsDescription}>
      <img src={line.imageURL} alt="" width={72} height={72} loading="lazy" decoding="async" />
      <div className={classes.what}>
        <strong>
          <CatalogueWord word={line.partsDescription} />
        </strong>
        <span>{line.partno}</span>
        <dl className={classes.counts}>
          <Term name={messages.delivered}>{line.quantity}</Term>
          <Term name={messages.remaining}>{line.remainingQuantity}</Term>
          <Term name={messages.price}>{price({ listPrice: line.lisT$, isFreePart: false })}</Term>
        </dl>
      </div>
      <NativeSelect
        {...reasonField}
        className={classes.reason}
        label={formatMessage(messages.reason)}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) =>
          // Without a reason the line gets its initial values.
          value === '0' ? form.fill(emptyValues([line])) : form.set(nameOf(line, 'reason'), value)
        }
        data={[
          { value: '0', label: formatMessage(messages.chooseReason) },
          ...returnReasons.map((_, index) => ({
            value: String(index + 1),
            label: formatMessage(reasonWord(index + 1)),
          })),
        ]}
      />
      {reason === DEFECTIVE && (
        <div className={classes.wide}>
          <Defective />
        </div>
      )}
      {makesItem(reason) && (
        <>
          <div className={classes.much}>
            <TextInput
              {...form.field(nameOf(line, 'quantity'))}
              label={formatMessage(messages.quantity)}
              inputMode="numeric"
              autoComplete="off"
              aria-required
              disabled={disabled}
              className={classes.quantity}
            />
            <div className={classes.refund}>
              <Input.Label labelElement="div">{formatMessage(messages.refundPrice)}</Input.Label>
              <output htmlFor={form.fieldId(nameOf(line, 'quantity'))}>
                {money(toDollars(refundOfLine(form.values, line).refund))}
              </output>
            </div>
          </div>
          <Textarea
            {...form.field(nameOf(line, 'note'))}
            className={classes.note}
            label={formatMessage(messages.notes)}
            description={<NoteHint note={form.values[nameOf(line, 'note')] ?? ''} />}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            rows={3}
            maxLength={longestReturnNote}
            aria-required
            disabled={disabled}
          />
          <PhotoField
            orderID={line.orderid}
            value={form.values[nameOf(line, 'file')] ?? ''}
            onChange={(fileName) => form.set(nameOf(line, 'file'), fileName)}
            disabled={disabled}
          />
          {mayExchange(reason) && <ExchangeField line={line} form={form} disabled={disabled} />}
        </>
      )}
      {error && (
        <div className={classes.wide}>
          <Notice kind="error">
            <ServerText text={error} />
          </Notice>
        </div>
      )}
    </li>
  );
};
