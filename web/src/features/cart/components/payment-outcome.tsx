import { Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { messages } from '../messages.ts';
import classes from './payment-outcome.module.css';
import type { Payment } from './use-payment.ts';

const titles = {
  payment: messages.paymentFailed,
  details: messages.detailsFailed,
  unsent: messages.unsentTitle,
  cancelled: messages.cancelledTitle,
  inFlight: messages.inFlightTitle,
};

/** Client texts that replace the server's message. */
const texts = { unsent: messages.unsentText, inFlight: messages.inFlightText };

/** The outcome of the last try, unless the order was placed, and the next steps. */
export const PaymentOutcome = ({ checkout }: { checkout: Payment }) => {
  const { formatMessage } = useIntl();
  const { state } = checkout;
  switch (state.step) {
    case 'failed': {
      const { title, message } = state;
      return (
        <div className={classes.outcome}>
          <Notice kind={title === 'inFlight' ? 'warning' : 'error'} title={<FormattedMessage {...titles[title]} />}>
            {title === 'unsent' || title === 'inFlight' ? formatMessage(texts[title]) : <ServerText text={message} />}
          </Notice>
        </div>
      );
    }
    case 'unconfirmed':
      return (
        <div className={classes.outcome}>
          <Notice kind="warning" title={<FormattedMessage {...messages.unconfirmedTitle} />}>
            <p>{formatMessage(messages.unconfirmedText)}</p>
            <Group gap={10} mt={12}>
              <Button onClick={() => void checkout.checkAgain(state.attempt)} text={messages.checkAgain} />
              <Button variant="default" onClick={checkout.startOver} text={messages.cardAgain} />
            </Group>
          </Notice>
        </div>
      );
    case 'unplaced':
      return (
        <div className={classes.outcome}>
          <Notice kind="error" title={<FormattedMessage {...messages.unplacedTitle} />}>
            <ServerText text={state.message} />
            <Group gap={10} mt={12}>
              <Button onClick={() => void checkout.placeAgain(state.attempt)} text={messages.finishOrder} />
            </Group>
          </Notice>
        </div>
      );
    default:
      return null;
  }
};
