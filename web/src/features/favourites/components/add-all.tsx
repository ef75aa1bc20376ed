import { Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFillPad } from '../../../shared/pad/use-fill-pad.ts';
import { useAppSelector } from '../../../shared/store/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { MOST_AT_ONCE, useAddAll } from '../api/offers.ts';
import { messages } from '../messages.ts';
import classes from './favourites.module.css';

/** Adds all favourites, and opens the saved lists. */
export const AddAll = ({ count }: { count: number }) => {
  const { formatMessage } = useIntl();
  const fillPad = useFillPad();
  const vehicleSlug = useAppSelector((state) => state.finder.vehicle?.vehicleSlug ?? '');
  const { mutate, isPending, data, error } = useAddAll(vehicleSlug);
  return (
    <>
      <Group gap="8px 22px" mb={14}>
        {count <= MOST_AT_ONCE && (
          <Button
            data-busy={isPending || undefined}
            onClick={({ detail }) => {
              if (detail < 2 && !isPending) mutate();
            }}
          >
            {isPending ? formatMessage(messages.addingAll) : formatMessage(messages.addAll, { count })}
          </Button>
        )}
        <Link to="/$region/quick-order" search={{ lists: true }} text={messages.lists} />
      </Group>
      {data && !isPending && (
        <Notice
          kind={data.left.length > 0 ? 'warning' : 'info'}
          title={<FormattedMessage {...messages.addedAll} values={{ count: data.added }} />}
        >
          {data.left.length > 0 && (
            <p>
              <FormattedMessage {...messages.leftOver} values={{ count: data.left.length }} />{' '}
              <button type="button" className={classes.way} onClick={() => fillPad(data.left)}>
                {formatMessage(messages.toPad)}
              </button>
            </p>
          )}
          <p>
            <Link to="/$region/cart">{formatMessage(messages.viewCart)}</Link>
          </p>
        </Notice>
      )}
      {error && (
        <Notice kind="error">
          <p>
            <ErrorText error={error} />
          </p>
        </Notice>
      )}
    </>
  );
};
