import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { messages } from '../messages.ts';
import classes from './form.module.css';
import { JoinSteps } from './join-steps.tsx';

/** Pixels. */
const WIDTH = 550;

/** Lets a guest join without leaving the cart. The cart keeps its lines. */
export const JoinDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const mobile = usePhone();
  return (
    <Dialog
      centered={false}
      onClose={onClose}
      size={WIDTH}
      fullScreen={mobile}
      title={<FormattedMessage {...messages.joinTitle} />}
      // A click outside must not lose the contents of eight fields.
      closeOnClickOutside={false}
    >
      <JoinSteps
        id="join-popup"
        beside={<p className={classes.kept}>{formatMessage(messages.cartKept)}</p>}
        onward={<Button onClick={onClose}>{formatMessage(messages.backToCart)}</Button>}
      />
    </Dialog>
  );
};
