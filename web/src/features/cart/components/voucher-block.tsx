import { TextInput } from '@mantine/core';
import { longestTypedCode } from '@southline/kernel/voucher-code';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText, TranslatedText } from '../../../shared/ui/error-text.tsx';
import type { Cart } from '../api/cart-types.ts';
import { useEnterVoucher, useRemoveVoucher, type Voucher } from '../api/vouchers.ts';
import { messages } from '../messages.ts';
import { SpecialOffer } from './special-offer.tsx';
import classes from './voucher-block.module.css';

/** The cart's voucher codes with their effects, and a field for another code. */
export const VoucherBlock = ({ cart }: { cart: Cart }) => {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const enter = useEnterVoucher(cart);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // An empty code is ignored.
    if (code.trim() !== '' && !enter.isPending) enter.mutate(code.trim(), { onSuccess: () => setCode('') });
  };
  return (
    <section className={classes.block} data-print="hidden">
      <form onSubmit={submit}>
        <TextInput
          id="voucher-code"
          label={formatMessage(messages.voucherCode)}
          value={code}
          maxLength={longestTypedCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={enter.error ? <ErrorText error={enter.error} /> : undefined}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            enter.reset();
          }}
        />
        <Button type="submit" variant="default" loading={enter.isPending} text={messages.voucherApply} />
      </form>
      <p role="status" className={classes.entered}>
        {enter.isSuccess && <FormattedMessage {...messages.voucherEntered} />}
      </p>
      {cart.voucher.length > 0 && (
        <ul>
          {cart.voucher.map((voucher) => (
            <VoucherLine key={voucher.voucherCode} cart={cart} voucher={voucher} />
          ))}
        </ul>
      )}
      <SpecialOffer cart={cart} />
    </section>
  );
};

const VoucherLine = ({ cart, voucher }: { cart: Cart; voucher: Voucher }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const remove = useRemoveVoucher(cart);
  const { voucherCode, isvalid, error_Message, title, saving } = voucher;
  return (
    <li data-invalid={!isvalid || undefined}>
      <p>
        <b>{voucherCode}</b> <TranslatedText text={title} />
      </p>
      {isvalid ? saving > 0 && <p className={classes.saving}>−{money(saving)}</p> : null}
      {!isvalid && (
        <p className={classes.refusal}>
          <TranslatedText text={error_Message} />
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        loading={remove.isPending}
        onClick={() => remove.mutate(voucher)}
        aria-label={formatMessage(messages.voucherRemove, { code: voucherCode })}
      >
        ×
      </Button>
    </li>
  );
};
