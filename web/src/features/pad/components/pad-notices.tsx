import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { useSendRows } from '../api/send-rows.ts';
import { messages } from '../messages.ts';

type Props = {
  online: boolean;
  sender: ReturnType<typeof useSendRows>;
  lookUp: { error: Error | null; again: () => unknown };
  /** Rows on the pad. */
  left: number;
};

const Again = ({ onClick }: { onClick: () => unknown }) => (
  <Button mt={8} variant="outline" onClick={() => void onClick()} text={messages.tryAgain} />
);

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** `next`: this link is the only next step, so it takes the keyboard focus. */
const ToCart = ({ next = false }: { next?: boolean }) => (
  <Link to="/$region/cart" ref={next ? focus : undefined} text={messages.viewCart} />
);

/** Shows the connection, the state of the rows being sent, and look-up errors. */
export const PadNotices = ({ online, sender, lookUp, left }: Props) => {
  const { formatMessage } = useIntl();
  const { unconfirmed, error, added, isPending } = sender;
  return (
    <>
      {!online && (
        <Notice kind="warning" title={<FormattedMessage {...messages.offline} />}>
          <p>{formatMessage(messages.offlineHint)}</p>
        </Notice>
      )}
      {unconfirmed && (
        <Notice
          kind="warning"
          title={<FormattedMessage {...messages.unconfirmed} values={{ count: unconfirmed.rows.length }} />}
        >
          <p>{formatMessage(messages.unconfirmedHint)}</p>
          {online && <Again onClick={sender.again} />}
        </Notice>
      )}
      {online && lookUp.error && (
        <Notice kind="error" title={<FormattedMessage {...messages.unanswered} />}>
          <p>
            <ErrorText error={lookUp.error} />
          </p>
          <Again onClick={lookUp.again} />
        </Notice>
      )}
      {error && (
        <Notice kind="error" title={<FormattedMessage {...messages.refused} />}>
          <p>
            {isApiError(error, 'KeyReused') ? (
              <>
                <FormattedMessage {...messages.keyReused} /> <ToCart />
              </>
            ) : (
              <ErrorText error={error} />
            )}
          </p>
        </Notice>
      )}
      {added > 0 && !isPending && !unconfirmed && !error && (
        <Notice kind="info" title={<FormattedMessage {...messages.added} values={{ count: added }} />}>
          <p>
            {left > 0 && <FormattedMessage {...messages.addedLeft} values={{ count: left }} />}{' '}
            <ToCart next={left === 0} />
          </p>
        </Notice>
      )}
    </>
  );
};
