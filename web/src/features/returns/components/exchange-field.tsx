import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { EXCHANGE_DAYS } from '@southline/kernel/returns';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Fields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { type ExchangePart, exchangePartsQuery } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import { isExchange, kindOf, nameOf, type ReturnableLine } from '../model/request-lines.ts';
import classes from './exchange.module.css';

type Props = { line: ReturnableLine; form: Fields<string>; disabled: boolean };

/** The choice of the part that the buyer wants in exchange. Parts that fit the line's vehicle come first. */
const PartChoice = ({ line, form, disabled }: Props) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { price } = useMoney();
  const translated = useCatalogueWords();
  const chosen = form.values[nameOf(line, 'exchange')] ?? '';
  const [typed, setTyped] = useState(chosen || kindOf(line.partsDescription));
  const [keywords, setKeywords] = useState(typed);
  const { data = [], error, isLoading, refetch } = useQuery(exchangePartsQuery(api, keywords, line.vehicleSlug));
  const search = () => setKeywords(typed.trim());
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter searches instead of sending the form.
    event.preventDefault();
    search();
  };
  const conditionOf = ({ fit, fitNote }: ExchangePart) => (fit === 'FitsIf' && fitNote ? translated(fitNote) : '');
  const option = (part: ExchangePart) => ({
    value: part.productNr,
    label: [part.productNr, part.description, price(part), conditionOf(part)].filter(Boolean).join(' · '),
  });
  const others = data.filter(({ productNr }) => productNr !== line.partno);
  const group = (name: MessageDescriptor, parts: readonly ExchangePart[]) =>
    parts.length > 0 ? [{ group: formatMessage(name, { vehicle: line.vehicle }), items: parts.map(option) }] : [];
  const fitting = others.filter(({ fit }) => fit === 'Fits');
  const conditional = others.filter(({ fit }) => fit === 'FitsIf');
  const rest = others.filter((part) => !fitting.includes(part) && !conditional.includes(part));
  const known = others.find(({ productNr }) => productNr === chosen);
  const condition = known && conditionOf(known);
  return (
    <div className={classes.choice}>
      <div className={classes.search}>
        <TextInput
          label={formatMessage(messages.exchangeSearch)}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={searchOnEnter}
          disabled={disabled}
          maxLength={200}
        />
        <Button variant="default" size="md" onClick={search} loading={isLoading} disabled={disabled}>
          <FormattedMessage {...messages.exchangeFind} />
        </Button>
      </div>
      {error && <LoadFailedNotice error={error} onRetry={refetch} />}
      <div className={classes.search}>
        <NativeSelect
          {...form.field(nameOf(line, 'exchange'))}
          label={formatMessage(messages.exchangePart)}
          aria-required
          disabled={disabled}
          data={[
            { value: '', label: formatMessage(others.length > 0 ? messages.exchangeChoose : messages.exchangeNone) },
            ...(chosen && !known ? [{ value: chosen, label: chosen }] : []),
            ...group(messages.exchangeFits, fitting),
            ...group(messages.exchangeFitsIf, conditional),
            ...group(messages.exchangeOthers, rest),
          ]}
        />
        <TextInput
          {...form.field(nameOf(line, 'exchangeQuantity'))}
          label={formatMessage(messages.exchangeQuantity)}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          className={classes.quantity}
        />
      </div>
      {condition && (
        <p className={classes.condition} role="status">
          <FormattedMessage {...messages.exchangeCondition} values={{ condition }} />
        </p>
      )}
      <p className={classes.hint}>{formatMessage(messages.exchangeHint, { days: EXCHANGE_DAYS })}</p>
    </div>
  );
};

/** Offers another part instead of the returned one. */
export const ExchangeField = (props: Props) => {
  const { line, form, disabled } = props;
  const { formatMessage } = useIntl();
  const wanted = isExchange(form.values, line);
  const want = (checked: boolean) => {
    form.set(nameOf(line, 'exchangeWanted'), checked ? 'yes' : '');
    if (checked) form.set(nameOf(line, 'exchangeQuantity'), '1');
  };
  return (
    <div className={classes.exchange}>
      <Checkbox
        label={formatMessage(messages.exchangeWanted)}
        checked={wanted}
        onChange={({ currentTarget }) => want(currentTarget.checked)}
        disabled={disabled}
      />
      {wanted && <PartChoice {...props} />}
    </div>
  );
};
