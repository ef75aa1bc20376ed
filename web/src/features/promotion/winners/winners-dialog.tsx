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
      <p className={classes.text}>
        <FormattedMessage {...messages.text} />
      </p>
      <dl className={classes.winners}>
        <dt>
          <FormattedMessage {...messages.individual} />
        </dt>
        <dd>
          <FormattedMessage {...messages.individualEntry} />
        </dd>
        <dt>
          <FormattedMessage {...messages.organisation} />
        </dt>
        <dd>
          <FormattedMessage {...messages.organisationEntry} />
        </dd>
      </dl>
      <p className={classes.text}>
        <FormattedMessage {...messages.check} />
      </p>
      <Button onClick={onClose} data-autofocus>
        <FormattedMessage {...messages.close} />
      </Button>
    </Modal>
  );
};
