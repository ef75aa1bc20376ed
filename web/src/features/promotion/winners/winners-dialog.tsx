import { Button, Modal } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import classes from './winners-dialog.module.css';

export const WinnersDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={<FormattedMessage {...messages.title} />}
      closeButtonProps={{ 'aria-label': formatMessage(messages.close), size: 'lg' }}
    >
      <p className={classes.text}>{formatMessage(messages.text)}</p>
      <dl className={classes.winners}>
        <dt>{formatMessage(messages.individual)}</dt>
        <dd>{formatMessage(messages.individualEntry)}</dd>
        <dt>{formatMessage(messages.organisation)}</dt>
        <dd>{formatMessage(messages.organisationEntry)}</dd>
      </dl>
      <p className={classes.text}>{formatMessage(messages.check)}</p>
      <Button onClick={onClose} data-autofocus>
        <FormattedMessage {...messages.close} />
      </Button>
    </Modal>
  );
};
