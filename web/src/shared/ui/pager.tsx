import { Pagination } from '@mantine/core';
import { useIntl } from 'react-intl';
import { messages } from './pager-messages.ts';
import { usePhone } from './use-phone.ts';

type Props = { page: number; pages: number; onTurn: (page: number) => void };

/** First, previous, nearby pages, next, last; unavailable ones are disabled. */
export const Pager = ({ page, pages, onTurn }: Props) => {
  const { formatMessage } = useIntl();
  // Nine buttons in thumb size fit into a phone's width.
  const mobile = usePhone();
  const names = {
    first: messages.firstPage,
    previous: messages.previousPage,
    next: messages.nextPage,
    last: messages.lastPage,
  };
  return (
    <nav aria-label={formatMessage(messages.pages)}>
      <Pagination
        total={pages}
        value={page}
        onChange={onTurn}
        withEdges
        siblings={mobile ? 0 : 1}
        size="lg"
        gap={mobile ? 2 : 'xs'}
        mt="lg"
        getItemProps={(number) => ({ 'aria-label': formatMessage(messages.page, { number }) })}
        getControlProps={(control) => ({ 'aria-label': formatMessage(names[control]) })}
      />
    </nav>
  );
};
