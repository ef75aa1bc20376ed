import { Button, Modal } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useChangeFavourite } from '../api/change-favourite.ts';
import type { Favourite } from '../api/favourite-queries.ts';
import { messages } from '../messages.ts';
import classes from './favourites.module.css';

type Props = { favourite: Favourite; onClose: () => void; onRemoved: (favourite: Favourite) => void };

export const RemoveDialog = ({ favourite, onClose, onRemoved }: Props) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useChangeFavourite();
  const { partnumber } = favourite;
  const remove = () => mutate({ partno: partnumber, wanted: false }, { onSuccess: () => onRemoved(favourite) });
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={<FormattedMessage {...messages.confirmation} />}
      closeButtonProps={{ 'aria-label': formatMessage(messages.close), size: 'lg' }}
    >
      <p className={classes.question}>{formatMessage(messages.removeSure, { partnumber })}</p>
      {error && !isUnauthorised(error) && (
        <Notice kind="error">
          <ErrorText error={error} />
        </Notice>
      )}
      <div className={classes.answers}>
        <Button loading={isPending} onClick={remove} data-autofocus>
          <FormattedMessage {...messages.remove} />
        </Button>
        <Button variant="default" onClick={onClose}>
          <FormattedMessage {...messages.keep} />
        </Button>
      </div>
    </Modal>
  );
};
