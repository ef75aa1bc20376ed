import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
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
    <Dialog onClose={onClose} title={<FormattedMessage {...messages.confirmation} />}>
      <p className={classes.question}>{formatMessage(messages.removeSure, { partnumber })}</p>
      <ErrorNotice error={error} />
      <div className={classes.answers}>
        <Button loading={isPending} onClick={remove} data-autofocus text={messages.remove} />
        <Button variant="default" onClick={onClose} text={messages.keep} />
      </div>
    </Dialog>
  );
};
