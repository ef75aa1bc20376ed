import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages as uiMessages } from '../../../shared/ui/messages.ts';
import { messages } from './messages.ts';
import classes from './winners-dialog.module.css';

export const WinnersDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog onClose={onClose} title={<FormattedMessage {...messages.title} />}>
      <p className={classes.text}>{formatMessage(messages.text)}</p>
      <dl className={classes.winners}>
        <dt>{formatMessage(messages.individual)}</dt>
        <dd>{formatMessage(messages.individualEntry)}</dd>
        <dt>{formatMessage(messages.organisation)}</dt>
        <dd>{formatMessage(messages.organisationEntry)}</dd>
      </dl>
      <p className={classes.text}>{formatMessage(messages.check)}</p>
      <Button onClick={onClose} data-autofocus text={uiMessages.close} />
    </Dialog>
  );
};
