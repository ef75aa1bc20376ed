import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { ErrorText, Told } from '../../../shared/ui/error-text.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Cart } from '../api/cart-types.ts';
import { offerQuery, useTakeOffer } from '../api/vouchers.ts';
import { messages } from '../messages.ts';
import classes from './voucher-block.module.css';

/** The offer of a voucher code: a dialog that opens once, and a line that opens it again. */
export const SpecialOffer = ({ cart }: { cart: Cart }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { data: offer } = useQuery(offerQuery(useApi(), cart));
  const [declined, setDeclined] = useState('');
  const take = useTakeOffer(cart);
  // The offer was taken: the cart is being updated without it.
  if (!offer || (take.isSuccess && take.variables === offer)) return null;
  const { voucher_Code: code, message, buttonDisplay } = offer;
  if (declined === code)
    return (
      <p className={classes.offer}>
        <Told text={message} />{' '}
        <Button variant="default" size="compact-sm" loading={take.isPending} onClick={() => take.mutate(offer)}>
          <Told text={buttonDisplay} />
        </Button>
      </p>
    );
  return (
    <Modal
      opened
      centered
      onClose={() => setDeclined(code)}
      title={<FormattedMessage {...messages.specialOffer} />}
      closeButtonProps={{ 'aria-label': formatMessage(messages.specialOfferClose), size: 'lg' }}
    >
      <p>
        <Told text={message} />
      </p>
      {cart.voucherSaving > 0 && (
        <p className={classes.saving}>
          <FormattedMessage {...messages.voucherSaved} values={{ amount: money(cart.voucherSaving) }} />
        </p>
      )}
      {take.error && (
        <Notice kind="error">
          <ErrorText error={take.error} />
        </Notice>
      )}
      <div className={classes.answers}>
        <Button loading={take.isPending} onClick={() => take.mutate(offer)} data-autofocus>
          <Told text={buttonDisplay} />
        </Button>
        <Button variant="default" onClick={() => setDeclined(code)}>
          <FormattedMessage {...messages.specialOfferDecline} />
        </Button>
      </div>
    </Modal>
  );
};
