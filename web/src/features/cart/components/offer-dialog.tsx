import { Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { TranslatedText } from '../../../shared/ui/error-text.tsx';
import type { useTakeOffer } from '../api/vouchers.ts';
import { messages } from '../messages.ts';
import classes from './voucher-block.module.css';

type Taking = ReturnType<typeof useTakeOffer>;

type Props = {
  offer: NonNullable<Taking['variables']>;
  /** The saving by the code without the offer, in dollars. */
  saving: number;
  error: Taking['error'];
  isPending: boolean;
  onTake: () => void;
  onDecline: () => void;
};

export const OfferDialog = ({
  offer: { message, buttonDisplay },
  saving,
  error,
  isPending,
  onTake,
  onDecline,
}: Props) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Dialog onClose={onDecline} title={<FormattedMessage {...messages.specialOffer} />}>
      <p>
        <TranslatedText text={message} />
      </p>
      {saving > 0 && (
        <p className={classes.saving}>{formatMessage(messages.voucherSaved, { amount: money(saving) })}</p>
      )}
      <ErrorNotice error={error} />
      <Group gap={8} mt={16}>
        <Button loading={isPending} onClick={onTake} data-autofocus>
          <TranslatedText text={buttonDisplay} />
        </Button>
        <Button variant="default" onClick={onDecline} text={messages.specialOfferDecline} />
      </Group>
    </Dialog>
  );
};
